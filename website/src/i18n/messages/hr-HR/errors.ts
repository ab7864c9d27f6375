export default {
  home: 'Početna stranica',
  notHere:
    'Na ovoj adresi nema stranice. Možda se preselila ili se u adresu uvukla pogreška, no odavde se stiže svuda.',
  ways: 'Ovuda se može dalje',
} as const;
