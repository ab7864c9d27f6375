export default {
  heading: 'Inšpirácie',
  lead: 'Nápady poskladané z toho, čo na našich poschodiach naozaj visí, stojí a vonia.',
  lookbook: 'Lookbook',
  products: 'Na obrázku',
  shops: 'Kde to kúpite',
  more: 'Čítať ďalej',
} as const;
