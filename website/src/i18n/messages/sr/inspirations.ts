export default {
  heading: 'Inspiracije',
  lead: 'Ideje složene od onoga što na našim spratovima zaista visi, stoji i miriše.',
  lookbook: 'Lookbook',
  products: 'Na slici',
  shops: 'Gde to kupiti',
  more: 'Čitajte dalje',
} as const;
