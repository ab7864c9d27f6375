export default {
  campaign: 'Akcija',
  from: 'početak: {{date}}',
  until: 'kraj: {{date}}',
  ended: 'Ova akcija je završena.',
  prize: 'Nagrade',
  rules: 'Pravila',
  reach: 'Kako do nas',
} as const;
