export default {
  home: 'Početna strana',
  ways: 'Ovuda može dalje',
} as const;
