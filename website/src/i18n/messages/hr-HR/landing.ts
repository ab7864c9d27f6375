export default {
  campaign: 'Akcija',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Ova je akcija završila.',
  prize: 'Nagrade',
  rules: 'Pravila',
  reach: 'Kako do nas',
  form: {
    details: 'O čemu je riječ?',
    submit: 'Pošalji',
  },
} as const;
