export default {
  heading: 'Dienos meniu',
  days: 'Savaitės dienos',
  today: 'Šiandien, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Patiekiame nuo {{from}} iki {{to}}',
  vegetarian: 'be mėsos',
  cards: 'Dirbate netoliese?',
} as const;
