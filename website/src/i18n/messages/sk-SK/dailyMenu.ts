export default {
  heading: 'Denné menu',
  days: 'Dni v týždni',
  today: 'Dnes, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Podávame od {{from}} do {{to}}',
  vegetarian: 'bez mäsa',
  cards: 'Pracujete nablízku?',
} as const;
