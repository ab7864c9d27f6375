export default {
  features: 'Jak to działa',
  rewards: 'Nagrody',
  points_one: 'punkt',
  points_few: 'punkty',
  points_many: 'punktów',
  points_other: 'punktu',
  questions: 'Pytania',
} as const;
