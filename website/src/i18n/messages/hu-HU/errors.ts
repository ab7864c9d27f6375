export default {
  home: 'Kezdőlap',
  ways: 'Erre mehetsz tovább',
} as const;
