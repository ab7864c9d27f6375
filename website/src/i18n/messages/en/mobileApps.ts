export default {
  features: 'How it works',
  rewards: 'Rewards',
  points_one: 'point',
  points_other: 'points',
  questions: 'Questions',
} as const;
