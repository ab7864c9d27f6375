export default {
  home: 'Početna strana',
  notHere:
    'Na ovoj adresi nema strane. Možda se preselila ili se u adresu uvukla greška, ali odavde se stiže svuda.',
  ways: 'Ovuda može dalje',
} as const;
