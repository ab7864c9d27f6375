export default {
  campaign: 'Akció',
  from: 'indul: {{date}}',
  until: 'lejár: {{date}}',
  ended: 'Ez az akció már véget ért.',
  prize: 'Nyeremények',
  rules: 'Szabályok',
  reach: 'Így érsz el minket',
  form: {
    details: 'Miről van szó?',
    submit: 'Elküldöm',
  },
} as const;
