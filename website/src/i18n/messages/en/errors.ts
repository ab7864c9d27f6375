export default {
  home: 'Home',
  ways: 'These ways are open',
} as const;
