export default {
  off: 'przy kasie',
  valid: 'Ważna',
  ended: 'Tej karty już nie wydajemy.',
  coming: 'Ruszamy {{date}}.',
  how: 'Jak ją dostać',
  contact: 'Napisz do nas',
  conditions: 'Zasady',
  about: 'O karcie',
  tenants: 'Tu działa',
  menu: 'Menu dnia',
  form: {
    details: 'Ile kart i\u00a0dla kogo?',
    submit: 'Poproś o\u00a0kartę',
  },
} as const;
