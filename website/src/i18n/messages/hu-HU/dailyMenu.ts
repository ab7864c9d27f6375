export default {
  heading: 'Napi menü',
  days: 'A hét napjai',
  today: 'Ma, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Tálalás: {{from}} és {{to}} között',
  vegetarian: 'hús nélkül',
  cards: 'A közelben dolgozol?',
} as const;
