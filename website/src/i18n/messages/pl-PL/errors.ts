export default {
  home: 'Strona główna',
  ways: 'Tędy da się dalej',
} as const;
