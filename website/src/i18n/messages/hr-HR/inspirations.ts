export default {
  heading: 'Inspiracije',
  lead: 'Ideje složene od onoga što na našim katovima doista visi, stoji i miriše.',
  lookbook: 'Lookbook',
  products: 'Na slici',
  shops: 'Gdje to kupiti',
  more: 'Čitajte dalje',
} as const;
