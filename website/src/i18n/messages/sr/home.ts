export default {
  heading: 'Kuda danas?',
  search: {
    label: 'Traži prodavnicu, ponudu ili dešavanje',
    placeholder: 'Prodavnica, ponuda, film',
    submit: 'Traži',
  },
  hours: 'Radno vreme',
  floors: 'Nivoi',
  ways: {
    map: 'Mapa centra',
    travel: 'Dolazak i parking',
    giftCard: 'Poklon-kartica',
  },
  today: {
    heading: 'Danas',
    allDay: 'ceo dan',
    lastDay: 'poslednji dan',
  },
  offers: { heading: 'Ponude', all: 'Sve ponude' },
  events: { heading: 'Dešavanja', all: 'Sva dešavanja' },
  slides: { heading: 'Za vas', previous: 'Prethodno', next: 'Sledeće' },
  tenants: { heading: 'Svratite i ovde' },
  directory: { heading: 'Prodavnice A–Z', all: 'Ceo spisak' },
  travel: { heading: 'Kako doći', more: 'Više o dolasku' },
} as const;
