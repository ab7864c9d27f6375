export default {
  label: 'Apklausa',
  running: 'Klausiame iki {{date}}',
  open: 'Klausiame dabar',
  coming: 'Klausiame nuo {{date}}',
  ended: 'Ši apklausa jau baigėsi.',
  questions: 'Klausimai',
  single: 'Vienas atsakymas',
  multiple: 'Keli atsakymai',
  rating: 'Nuo 1 iki 5',
  text: 'Savais žodžiais',
  optional: 'galima praleisti',
} as const;
