export default {
  features: 'Kako radi',
  rewards: 'Nagrade',
  points_one: 'bod',
  points_few: 'boda',
  points_other: 'bodova',
  questions: 'Pitanja',
} as const;
