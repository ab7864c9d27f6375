export default {
  features: 'Cum funcționează',
  rewards: 'Premii',
  points_one: 'punct',
  points_few: 'puncte',
  points_other: 'de puncte',
  questions: 'Întrebări',
} as const;
