export default {
  home: 'Pradžios puslapis',
  ways: 'Toliau galima eiti čia',
} as const;
