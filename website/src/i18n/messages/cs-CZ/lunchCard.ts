export default {
  off: 'u pokladny',
  valid: 'Platí',
  ended: 'Tuto kartu už nevydáváme.',
  coming: 'Začínáme {{date}}.',
  how: 'Jak ji získat',
  contact: 'Napište nám',
  conditions: 'Podmínky',
  about: 'O kartě',
  tenants: 'Tady platí',
  menu: 'Denní menu',
  form: {
    details: 'Kolik karet a\u00a0pro koho?',
    submit: 'Požádat o\u00a0kartu',
  },
} as const;
