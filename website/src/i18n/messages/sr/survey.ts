export default {
  label: 'Anketa',
  running: 'Pitamo do: {{date}}',
  open: 'Pitamo sada',
  coming: 'Pitamo od: {{date}}',
  ended: 'Ova anketa je završena.',
  questions: 'Pitanja',
  single: 'Jedan odgovor',
  multiple: 'Više odgovora',
  rating: 'Od 1 do 5',
  text: 'Svojim rečima',
  optional: 'može da se preskoči',
} as const;
