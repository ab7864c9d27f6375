export default {
  home: 'Strona główna',
  notHere:
    'Pod tym adresem nie ma strony. Mogła się przeprowadzić albo w adres wkradła się literówka, ale stąd dojdziesz wszędzie.',
  ways: 'Tędy da się dalej',
} as const;
