export default {
  home: 'Home',
  search: 'Search',
  placeholder: 'Shop, offer, film',
  ways: 'These ways are open',
} as const;
