export default {
  home: 'Home',
  notHere:
    'There is no page at this address. It may have moved, or a letter went astray, but from here you can get everywhere.',
  ways: 'These ways are open',
} as const;
