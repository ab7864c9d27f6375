export default {
  off: 'pri pokladnici',
  valid: 'Platí',
  ended: 'Túto kartu už nevydávame.',
  coming: 'Začíname {{date}}.',
  how: 'Ako ju získať',
  contact: 'Napíšte nám',
  conditions: 'Podmienky',
  about: 'O karte',
  tenants: 'Tu platí',
  menu: 'Denné menu',
  form: {
    details: 'Koľko kariet a\u00a0pre koho?',
    submit: 'Požiadať o\u00a0kartu',
  },
} as const;
