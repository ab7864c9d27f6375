export default {
  label: 'Kérdőív',
  running: 'Eddig kérdezünk: {{date}}',
  open: 'Most kérdezünk',
  coming: 'Ekkor indul: {{date}}',
  ended: 'Ez a kérdőív már lezárult.',
  questions: 'Kérdések',
  single: 'Egy válasz',
  multiple: 'Több válasz',
  rating: '1-től 5-ig',
  text: 'Saját szavaiddal',
  optional: 'kihagyható',
} as const;
