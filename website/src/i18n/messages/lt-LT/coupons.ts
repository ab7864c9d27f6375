export default {
  heading: 'Kuponai',
  mostWanted: 'Labiausiai norimas',
  type: {
    percent: 'Nuolaida',
    amount: 'Pigiau',
    bundle: 'Rinkinys',
    gift: 'Nemokamai',
  },
  votes_one: 'balsas',
  votes_few: 'balsai',
  votes_many: 'balso',
  votes_other: 'balsų',
  until: 'Galioja iki {{date}}',
  expires: 'Baigiasi {{when}}',
  from: 'Galioja nuo {{date}}',
  app: 'Parodykite čia: {{app}}',
  rules: 'Taisyklės',
} as const;
