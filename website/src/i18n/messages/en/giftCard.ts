export default {
  heading: 'Gift card',
  lead_one: 'One card, {{count}} shop. Whoever gets it decides which way to go.',
  lead_other: 'One card, {{count}} shops. Whoever gets it decides which way to go.',
  buy: 'Buy a card',
  shops: 'Pay with it here',
  pages: 'Pages of the list',
  page: 'Page {{page}}',
  previous: 'Previous',
  next: 'Next',
} as const;
