export default {
  heading: 'Radno vrijeme i kontakt',
  hours: 'Radno vrijeme',
  travel: 'Kako doći',
  route: 'Planiraj rutu',
  map: 'Prikaži na karti',
  facts: 'Kontakt',
  address: 'Adresa',
  faq: 'Pitanja',
  links: 'Više o centru',
  social: 'Naći ćete nas i ovdje',
  closed: 'zatvoreno',
  noHours: 'Radno vrijeme objavit ćemo uskoro.',
} as const;
