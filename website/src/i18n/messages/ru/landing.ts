export default {
  campaign: 'Спецакция',
  from: 'с {{date}}',
  until: 'до {{date}}',
  ended: 'Эта спецакция уже закончилась.',
  prize: 'Призы',
  rules: 'Правила',
  reach: 'Как с нами связаться',
  form: {
    details: 'О\u00a0чём речь?',
    submit: 'Отправить',
  },
};
