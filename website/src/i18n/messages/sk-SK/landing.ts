export default {
  campaign: 'Akcia',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Táto akcia sa už skončila.',
  prize: 'Výhry',
  rules: 'Pravidlá',
  reach: 'Tu nás zastihnete',
  form: {
    details: 'O\u00a0čo ide?',
    submit: 'Odoslať',
  },
} as const;
