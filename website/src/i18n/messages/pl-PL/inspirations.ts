export default {
  heading: 'Inspiracje',
  lead: 'Pomysły poskładane z tego, co naprawdę wisi, stoi i pachnie na naszych piętrach.',
  lookbook: 'Lookbook',
  products: 'Na zdjęciu',
  shops: 'Gdzie to kupisz',
  more: 'Czytaj dalej',
} as const;
