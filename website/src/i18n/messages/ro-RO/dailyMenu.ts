export default {
  heading: 'Meniul zilei',
  days: 'Zilele săptămânii',
  today: 'Azi, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Se servește de la {{from}} la {{to}}',
  vegetarian: 'fără carne',
  cards: 'Lucrezi prin apropiere?',
} as const;
