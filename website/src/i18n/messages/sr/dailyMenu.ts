export default {
  heading: 'Dnevni meni',
  days: 'Dani u nedelji',
  today: 'Danas, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Služimo od {{from}} do {{to}}',
  vegetarian: 'bez mesa',
  cards: 'Radite u blizini?',
} as const;
