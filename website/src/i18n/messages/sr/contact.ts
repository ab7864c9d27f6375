export default {
  heading: 'Radno vreme i kontakt',
  hours: 'Radno vreme',
  travel: 'Kako doći',
  route: 'Isplaniraj put',
  map: 'Prikaži na mapi',
  facts: 'Kontakt',
  address: 'Adresa',
  faq: 'Pitanja',
  links: 'Više o centru',
  social: 'Naći ćete nas i ovde',
  closed: 'zatvoreno',
  noHours: 'Radno vreme objavićemo uskoro.',
} as const;
