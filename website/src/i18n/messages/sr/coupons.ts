export default {
  heading: 'Kuponi',
  mostWanted: 'Najtraženiji',
  type: {
    percent: 'Popust',
    amount: 'Jeftinije',
    bundle: 'U paketu',
    gift: 'Besplatno',
  },
  votes_one: 'glas',
  votes_few: 'glasa',
  votes_other: 'glasova',
  until: 'Važi do: {{date}}',
  expires: 'Ističe {{when}}',
  from: 'Važi od: {{date}}',
  app: 'Pokažete ih u aplikaciji {{app}}',
  rules: 'Pravila',
} as const;
