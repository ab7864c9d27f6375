export default {
  features: 'Как работи',
  rewards: 'Награди',
  points_one: 'точка',
  points_other: 'точки',
  questions: 'Въпроси',
} as const;
