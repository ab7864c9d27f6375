export default {
  features: 'Jak to funguje',
  rewards: 'Odměny',
  points_one: 'bod',
  points_few: 'body',
  points_many: 'bodu',
  points_other: 'bodů',
  questions: 'Otázky',
} as const;
