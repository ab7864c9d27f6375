/** The centre itself: address, time zone and currency of the demo. */
export const CENTRE = {
  name: 'Galeria Borealis',
  street: 'ul. Zorzy 2',
  postcode: '01-942',
  city: 'Warszawa',
  phone: '+48 22 555 00 00',
  email: 'kontakt@galeria-borealis.example',
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  /** The plan of the building seen from above: two atria, one spine. */
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 570 800"><path d="M0 0H370A200 200 0 0 1 451 382.7L394 400L451 417.3A200 200 0 0 1 370 800H0ZM150 130V270H370A70 70 0 0 0 370 130ZM150 530V670H370A70 70 0 0 0 370 530Z"/></svg>',
} as const;
