export default {
  features: 'Kako funkcioniše',
  rewards: 'Nagrade',
  points_one: 'poen',
  points_few: 'poena',
  points_other: 'poena',
  questions: 'Pitanja',
} as const;
