export default {
  campaign: 'Akcja',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Ta akcja już się skończyła.',
  prize: 'Nagrody',
  rules: 'Zasady',
  reach: 'Tak nas złapiesz',
  form: {
    details: 'O\u00a0co chodzi?',
    submit: 'Wyślij',
  },
} as const;
