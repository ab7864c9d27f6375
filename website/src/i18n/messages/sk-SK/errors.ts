export default {
  home: 'Úvodná stránka',
  ways: 'Tadiaľto sa dá ísť ďalej',
} as const;
