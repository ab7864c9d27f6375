export default {
  label: 'Anketa',
  running: 'Pýtame sa do {{date}}',
  open: 'Práve sa pýtame',
  coming: 'Pýtame sa od {{date}}',
  ended: 'Táto anketa sa už skončila.',
  questions: 'Otázky',
  single: 'Jedna odpoveď',
  multiple: 'Viac odpovedí',
  rating: 'Od 1 do 5',
  text: 'Vlastnými slovami',
  optional: 'možno preskočiť',
} as const;
