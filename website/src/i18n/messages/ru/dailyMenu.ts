export default {
  heading: 'Меню дня',
  days: 'Дни недели',
  today: 'Сегодня, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Подаём с {{from}} до {{to}}',
  vegetarian: 'без мяса',
  cards: 'Работаете рядом?',
};
