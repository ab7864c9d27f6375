export default {
  campaign: 'Akce',
  from: 'od {{date}}',
  until: 'do {{date}}',
  ended: 'Tahle akce už skončila.',
  prize: 'Výhry',
  rules: 'Pravidla',
  reach: 'Tady nás zastihnete',
} as const;
