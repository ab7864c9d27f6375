export default {
  off: 'na kasi',
  valid: 'Važi',
  ended: 'Ovu karticu više ne izdajemo.',
  coming: 'Počinjemo: {{date}}',
  how: 'Kako do nje',
  contact: 'Pišite nam',
  conditions: 'Uslovi',
  about: 'O kartici',
  tenants: 'Ovde važi',
  menu: 'Dnevni meni',
  form: {
    details: 'Koliko kartica i\u00a0za koga?',
    submit: 'Zatraži karticu',
  },
} as const;
