export default {
  label: 'Sondaj',
  running: 'Întrebăm până la {{date}}',
  open: 'Întrebăm acum',
  coming: 'Întrebăm din {{date}}',
  ended: 'Sondajul s-a încheiat.',
  questions: 'Întrebări',
  single: 'Un răspuns',
  multiple: 'Mai multe răspunsuri',
  rating: 'De la 1 la 5',
  text: 'Cu cuvintele tale',
  optional: 'se poate sări',
} as const;
