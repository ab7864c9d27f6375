export default {
  heading: 'Купоны',
  mostWanted: 'Самый желанный',
  type: {
    percent: 'Скидка',
    amount: 'Дешевле',
    bundle: 'Комплект',
    gift: 'В подарок',
  },
  votes_one: 'голос',
  votes_few: 'голоса',
  votes_many: 'голосов',
  votes_other: 'голоса',
  until: 'Действует до {{date}}',
  expires: 'Истекает {{when}}',
  from: 'Действует с {{date}}',
  app: 'Покажите в {{app}}',
  rules: 'Правила',
};
