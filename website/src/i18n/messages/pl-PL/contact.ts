export default {
  heading: 'Godziny i kontakt',
  hours: 'Godziny otwarcia',
  travel: 'Jak dojechać',
  route: 'Wyznacz trasę',
  social: 'Znajdziesz nas też tutaj',
  closed: 'nieczynne',
  noHours: 'Godziny podamy wkrótce.',
} as const;
