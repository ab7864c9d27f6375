export default {
  campaign: 'Campanie',
  from: 'din {{date}}',
  until: 'până la {{date}}',
  ended: 'Campania s-a încheiat.',
  prize: 'Premii',
  rules: 'Reguli',
  reach: 'Așa dai de noi',
  form: {
    details: 'Despre ce e vorba?',
    submit: 'Trimite',
  },
} as const;
