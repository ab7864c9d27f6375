export default {
  features: 'Hogyan működik',
  rewards: 'Jutalmak',
  points_one: 'pont',
  points_other: 'pont',
  questions: 'Kérdések',
} as const;
