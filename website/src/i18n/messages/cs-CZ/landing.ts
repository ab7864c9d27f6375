export default {
  campaign: 'Akce',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Tahle akce už skončila.',
  prize: 'Výhry',
  rules: 'Pravidla',
  reach: 'Tady nás zastihnete',
  form: {
    details: 'O\u00a0co jde?',
    submit: 'Odeslat',
  },
} as const;
