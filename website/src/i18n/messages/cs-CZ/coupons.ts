export default {
  heading: 'Kupony',
  mostWanted: 'Nejžádanější',
  type: {
    percent: 'Sleva',
    amount: 'Levněji',
    bundle: 'Balíček',
    gift: 'Zdarma',
  },
  votes_one: 'hlas',
  votes_few: 'hlasy',
  votes_many: 'hlasu',
  votes_other: 'hlasů',
  until: 'Platí do {{date}}',
  expires: 'Končí {{when}}',
  from: 'Platí od {{date}}',
  app: 'Ukážete je v {{app}}',
  rules: 'Pravidla',
} as const;
