export default {
  label: 'Anketa',
  running: 'Pitamo do {{date}}',
  open: 'Pitamo sada',
  coming: 'Pitamo od {{date}}',
  ended: 'Ova je anketa završila.',
  questions: 'Pitanja',
  single: 'Jedan odgovor',
  multiple: 'Više odgovora',
  rating: 'Od 1 do 5',
  text: 'Svojim riječima',
  optional: 'može se preskočiti',
} as const;
