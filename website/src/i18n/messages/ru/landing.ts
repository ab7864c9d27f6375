export default {
  campaign: 'Спецакция',
  from: 'с {{date}}',
  until: 'до {{date}}',
  ended: 'Эта спецакция уже закончилась.',
  prize: 'Призы',
  rules: 'Правила',
  reach: 'Как с нами связаться',
};
