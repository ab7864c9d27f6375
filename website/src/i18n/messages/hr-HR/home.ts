export default {
  heading: 'Kuda danas?',
  search: {
    label: 'Traži trgovinu, ponudu ili događanje',
    placeholder: 'Trgovina, ponuda, film',
    submit: 'Traži',
  },
  hours: 'Radno vrijeme',
  floors: 'Etaže',
  ways: {
    map: 'Karta centra',
    travel: 'Dolazak i parkiranje',
    giftCard: 'Poklon-kartica',
  },
  today: {
    heading: 'Danas',
    allDay: 'cijeli dan',
    lastDay: 'zadnji dan',
  },
  offers: { heading: 'Ponude', all: 'Sve ponude' },
  events: { heading: 'Događanja', all: 'Sva događanja' },
  slides: { heading: 'Za vas', previous: 'Prethodno', next: 'Sljedeće' },
  tenants: { heading: 'Zavirite i ovamo' },
  directory: { heading: 'Trgovine A–Z', all: 'Cijeli popis' },
  travel: { heading: 'Kako doći', more: 'Više o dolasku' },
} as const;
