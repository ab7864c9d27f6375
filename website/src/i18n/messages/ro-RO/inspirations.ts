export default {
  heading: 'Inspirație',
  lead: 'Idei făcute din ce chiar atârnă, stă și miroase bine la etajele noastre.',
  lookbook: 'Lookbook',
  products: 'În imagine',
  shops: 'De unde cumperi',
  more: 'Citește mai departe',
} as const;
