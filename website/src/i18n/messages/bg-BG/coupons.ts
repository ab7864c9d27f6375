export default {
  heading: 'Купони',
  mostWanted: 'Най-желан',
  type: {
    percent: 'Отстъпка',
    amount: 'По-евтино',
    bundle: 'Комплект',
    gift: 'Безплатно',
  },
  votes_one: 'глас',
  votes_other: 'гласа',
  until: 'Важи до {{date}}',
  expires: 'Изтича {{when}}',
  from: 'Важи от {{date}}',
  app: 'Показвате ги в {{app}}',
  rules: 'Правила',
} as const;
