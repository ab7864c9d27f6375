export default {
  features: 'Kako funkcionira',
  rewards: 'Nagrade',
  points_one: 'bod',
  points_few: 'boda',
  points_other: 'bodova',
  questions: 'Pitanja',
} as const;
