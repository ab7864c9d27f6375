export default {
  heading: 'Меню на деня',
  days: 'Дни от седмицата',
  today: 'Днес, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Сервираме от {{from}} до {{to}}',
  vegetarian: 'без месо',
  cards: 'Работите наблизо?',
} as const;
