export default {
  off: 'na blagajni',
  valid: 'Vrijedi',
  ended: 'Ovu karticu više ne izdajemo.',
  coming: 'Krećemo {{date}}.',
  how: 'Kako do nje',
  contact: 'Pišite nam',
  conditions: 'Uvjeti',
  about: 'O kartici',
  tenants: 'Ovdje vrijedi',
  menu: 'Dnevni meni',
  form: {
    details: 'Koliko kartica i za koga?',
    submit: 'Zatraži karticu',
  },
} as const;
