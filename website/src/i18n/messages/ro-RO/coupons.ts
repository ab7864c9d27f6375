export default {
  heading: 'Cupoane',
  mostWanted: 'Cel mai dorit',
  type: {
    percent: 'Reducere',
    amount: 'Mai ieftin',
    bundle: 'La pachet',
    gift: 'Gratuit',
  },
  votes_one: 'vot',
  votes_few: 'voturi',
  votes_other: 'de voturi',
  until: 'Valabil până la {{date}}',
  expires: 'Expiră {{when}}',
  from: 'Valabil din {{date}}',
  app: 'Le arăți în {{app}}',
  rules: 'Reguli',
} as const;
