export default {
  home: 'Úvodná stránka',
  notHere:
    'Na tejto adrese nie je žiadna stránka. Možno sa presťahovala alebo je v adrese preklep, no odtiaľto sa dostanete všade.',
  ways: 'Tadiaľto sa dá ísť ďalej',
} as const;
