export default {
  heading: 'Накъде днес?',
  search: {
    label: 'Търсете магазин, оферта или събитие',
    placeholder: 'Магазин, оферта, филм',
    submit: 'Търси',
  },
  hours: 'Работно време',
  floors: 'Етажи',
  ways: {
    map: 'Карта на центъра',
    travel: 'Път и паркинг',
    giftCard: 'Подаръчна карта',
  },
  today: {
    heading: 'Днес',
    allDay: 'цял ден',
    lastDay: 'последен ден',
  },
  offers: { heading: 'Оферти', all: 'Всички оферти' },
  events: { heading: 'Събития', all: 'Всички събития' },
  slides: { heading: 'За вас', previous: 'Предишно', next: 'Следващо' },
  tenants: { heading: 'Надникнете и тук' },
  directory: { heading: 'Магазини A–Z', all: 'Пълен списък' },
  travel: { heading: 'Как да стигнете', more: 'Още за пътя' },
};
