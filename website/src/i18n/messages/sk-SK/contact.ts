export default {
  heading: 'Otváracie hodiny a kontakt',
  hours: 'Otváracie hodiny',
  travel: 'Ako k nám',
  route: 'Naplánovať trasu',
  social: 'Nájdete nás aj tu',
  closed: 'zatvorené',
  noHours: 'Otváracie hodiny čoskoro doplníme.',
} as const;
