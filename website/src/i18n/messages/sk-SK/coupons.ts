export default {
  heading: 'Kupóny',
  mostWanted: 'Najžiadanejší',
  type: {
    percent: 'Zľava',
    amount: 'Lacnejšie',
    bundle: 'Balíček',
    gift: 'Zadarmo',
  },
  votes_one: 'hlas',
  votes_few: 'hlasy',
  votes_many: 'hlasu',
  votes_other: 'hlasov',
  until: 'Platí do {{date}}',
  expires: 'Končí sa {{when}}',
  from: 'Platí od {{date}}',
  app: 'Ukážete ich v {{app}}',
  rules: 'Pravidlá',
} as const;
