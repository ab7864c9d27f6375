export default {
  campaign: 'Кампания',
  from: 'от {{date}}',
  until: 'до {{date}}',
  ended: 'Тази кампания вече приключи.',
  prize: 'Награди',
  rules: 'Правила',
  reach: 'Как да ни намерите',
} as const;
