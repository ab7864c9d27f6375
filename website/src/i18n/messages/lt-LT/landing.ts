export default {
  campaign: 'Akcija',
  from: 'nuo {{date}}',
  until: 'iki {{date}}',
  ended: 'Ši akcija jau baigėsi.',
  prize: 'Prizai',
  rules: 'Taisyklės',
  reach: 'Kaip mus pasiekti',
  form: {
    details: 'Kokiu klausimu rašote?',
    submit: 'Siųsti',
  },
} as const;
