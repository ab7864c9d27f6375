export default {
  heading: 'Inspiration',
  lead: 'Ideas put together from what really hangs, stands and smells good on our floors.',
  lookbook: 'Lookbook',
  products: 'In the picture',
  shops: 'Where to buy it',
  more: 'Read on',
} as const;
