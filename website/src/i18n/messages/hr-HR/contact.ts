export default {
  heading: 'Radno vrijeme i kontakt',
  hours: 'Radno vrijeme',
  travel: 'Kako doći',
  route: 'Planiraj rutu',
  social: 'Naći ćete nas i ovdje',
  closed: 'zatvoreno',
  noHours: 'Radno vrijeme objavit ćemo uskoro.',
} as const;
