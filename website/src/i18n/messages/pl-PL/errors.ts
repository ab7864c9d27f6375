export default {
  home: 'Strona główna',
  search: 'Szukaj',
  placeholder: 'Sklep, oferta, film',
  ways: 'Tędy da się dalej',
} as const;
