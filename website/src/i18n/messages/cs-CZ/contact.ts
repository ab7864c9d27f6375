export default {
  heading: 'Otevírací doba a kontakt',
  hours: 'Otevírací doba',
  travel: 'Jak k nám',
  route: 'Naplánovat trasu',
  map: 'Ukázat na mapě',
  facts: 'Kontakt',
  address: 'Adresa',
  faq: 'Otázky',
  links: 'Více o centru',
  social: 'Najdete nás i tady',
  closed: 'zavřeno',
  noHours: 'Otevírací dobu brzy doplníme.',
} as const;
