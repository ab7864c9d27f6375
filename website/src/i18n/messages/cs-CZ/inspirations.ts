export default {
  heading: 'Inspirace',
  lead: 'Nápady složené z toho, co v našich patrech opravdu visí, stojí a voní.',
  lookbook: 'Lookbook',
  products: 'Na obrázku',
  shops: 'Kde to koupíte',
  more: 'Číst dál',
} as const;
