export default {
  home: 'Úvodní stránka',
  ways: 'Tudy se dá jít dál',
} as const;
