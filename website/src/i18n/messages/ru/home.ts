export default {
  heading: 'Куда сегодня?',
  search: {
    label: 'Найти магазин, акцию или событие',
    placeholder: 'Магазин, акция, фильм',
    submit: 'Найти',
  },
  hours: 'Часы работы',
  floors: 'Уровни',
  ways: {
    map: 'Карта центра',
    travel: 'Проезд и парковка',
    giftCard: 'Подарочная карта',
  },
  today: {
    heading: 'Сегодня',
    allDay: 'весь день',
    lastDay: 'последний день',
  },
  offers: { heading: 'Акции', all: 'Все акции' },
  events: { heading: 'События', all: 'Все события' },
  slides: { heading: 'Для вас', previous: 'Назад', next: 'Дальше' },
  tenants: { heading: 'Загляните и сюда' },
  directory: { heading: 'Магазины A–Z', all: 'Полный список' },
  travel: { heading: 'Как добраться', more: 'Подробнее о проезде' },
};
