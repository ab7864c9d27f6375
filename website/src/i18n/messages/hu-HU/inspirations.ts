export default {
  heading: 'Inspirációk',
  lead: 'Ötletek abból összerakva, ami tényleg ott lóg, áll és illatozik a szintjeinken.',
  lookbook: 'Lookbook',
  products: 'A képen',
  shops: 'Hol veheted meg',
  more: 'Tovább',
} as const;
