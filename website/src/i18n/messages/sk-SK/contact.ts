export default {
  heading: 'Otváracie hodiny a kontakt',
  hours: 'Otváracie hodiny',
  travel: 'Ako k nám',
  route: 'Naplánovať trasu',
  map: 'Ukázať na mape',
  facts: 'Kontakt',
  address: 'Adresa',
  faq: 'Otázky',
  links: 'Viac o centre',
  social: 'Nájdete nás aj tu',
  closed: 'zatvorené',
  noHours: 'Otváracie hodiny čoskoro doplníme.',
} as const;
