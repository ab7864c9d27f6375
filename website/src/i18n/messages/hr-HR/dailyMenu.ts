export default {
  heading: 'Dnevni meni',
  days: 'Dani u tjednu',
  today: 'Danas, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Poslužujemo od {{from}} do {{to}}',
  vegetarian: 'bez mesa',
  cards: 'Radite u blizini?',
} as const;
