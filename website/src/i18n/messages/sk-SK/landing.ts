export default {
  campaign: 'Akcia',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Táto akcia sa už skončila.',
  prize: 'Výhry',
  rules: 'Pravidlá',
  reach: 'Tu nás zastihnete',
} as const;
