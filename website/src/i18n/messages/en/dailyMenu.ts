export default {
  heading: 'Menu of the day',
  days: 'Days of the week',
  today: 'Today, {{day}}',
  served: '{{from}}–{{to}}',
  servedLabel: 'Served from {{from}} to {{to}}',
  vegetarian: 'meatless',
  cards: 'Working nearby?',
} as const;
