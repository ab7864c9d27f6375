export default {
  heading: 'Godziny i kontakt',
  hours: 'Godziny otwarcia',
  travel: 'Jak dojechać',
  route: 'Wyznacz trasę',
  map: 'Pokaż na mapie',
  facts: 'Kontakt',
  address: 'Adres',
  faq: 'Pytania',
  links: 'Więcej o galerii',
  social: 'Znajdziesz nas też tutaj',
  closed: 'nieczynne',
  noHours: 'Godziny podamy wkrótce.',
} as const;
