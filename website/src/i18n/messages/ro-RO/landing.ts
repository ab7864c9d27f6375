export default {
  campaign: 'Campanie',
  from: 'din {{date}}',
  until: 'până la {{date}}',
  ended: 'Campania s-a încheiat.',
  prize: 'Premii',
  rules: 'Reguli',
  reach: 'Așa dai de noi',
} as const;
