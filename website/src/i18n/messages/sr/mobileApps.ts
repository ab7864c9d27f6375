export default {
  features: 'Kako radi',
  rewards: 'Nagrade',
  points_one: 'poen',
  points_few: 'poena',
  points_other: 'poena',
  questions: 'Pitanja',
} as const;
