export default {
  heading: 'Denní menu',
  days: 'Dny v týdnu',
  today: 'Dnes, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Podáváme od {{from}} do {{to}}',
  vegetarian: 'bez masa',
  cards: 'Pracujete poblíž?',
} as const;
