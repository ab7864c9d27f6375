export default {
  label: 'Anketa',
  running: 'Ptáme se do {{date}}',
  open: 'Právě se ptáme',
  coming: 'Ptáme se od {{date}}',
  ended: 'Tahle anketa už skončila.',
  questions: 'Otázky',
  single: 'Jedna odpověď',
  multiple: 'Více odpovědí',
  rating: 'Od 1 do 5',
  text: 'Vlastními slovy',
  optional: 'lze přeskočit',
} as const;
