export default {
  heading: 'Menu dnia',
  days: 'Dni tygodnia',
  today: 'Dziś, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Podajemy od {{from}} do {{to}}',
  vegetarian: 'bez mięsa',
  cards: 'Pracujesz obok?',
} as const;
