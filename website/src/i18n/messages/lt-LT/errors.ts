export default {
  home: 'Pradžios puslapis',
  notHere:
    'Šiuo adresu puslapio nėra. Gal jis persikėlė, gal į adresą įsivėlė klaida, bet iš čia nueisite visur.',
  ways: 'Toliau galima eiti čia',
} as const;
