export default {
  label: 'Ankieta',
  running: 'Pytamy do {{date}}',
  open: 'Pytamy teraz',
  coming: 'Pytamy od {{date}}',
  ended: 'Ta ankieta już się skończyła.',
  questions: 'Pytania',
  single: 'Jedna odpowiedź',
  multiple: 'Kilka odpowiedzi',
  rating: 'Od 1 do 5',
  text: 'Własnymi słowami',
  optional: 'można pominąć',
} as const;
