export default {
  home: 'Početna stranica',
  ways: 'Ovuda se može dalje',
} as const;
