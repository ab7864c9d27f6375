export default {
  campaign: 'Akcija',
  from: 'početak: {{date}}',
  until: 'kraj: {{date}}',
  ended: 'Ova akcija je završena.',
  prize: 'Nagrade',
  rules: 'Pravila',
  reach: 'Kako do nas',
  form: {
    details: 'O\u00a0čemu je reč?',
    submit: 'Pošalji',
  },
} as const;
