export default {
  features: 'Ako to funguje',
  rewards: 'Odmeny',
  points_one: 'bod',
  points_few: 'body',
  points_many: 'bodu',
  points_other: 'bodov',
  questions: 'Otázky',
} as const;
