export default {
  heading: 'Którędy dziś?',
  search: {
    label: 'Szukaj sklepu, oferty lub wydarzenia',
    placeholder: 'Sklep, oferta, film',
    submit: 'Szukaj',
  },
  hours: 'Godziny otwarcia',
  floors: 'Piętra',
  ways: {
    map: 'Mapa centrum',
    travel: 'Dojazd i parking',
    giftCard: 'Karta podarunkowa',
  },
  today: {
    heading: 'Dziś',
    allDay: 'cały dzień',
    lastDay: 'ostatni dzień',
  },
  offers: { heading: 'Oferty', all: 'Wszystkie oferty' },
  events: { heading: 'Wydarzenia', all: 'Wszystkie wydarzenia' },
  slides: { heading: 'Dla Ciebie', previous: 'Poprzednie', next: 'Następne' },
  tenants: { heading: 'Zajrzyj też' },
  directory: { heading: 'Sklepy A–Z', all: 'Pełny spis' },
  travel: { heading: 'Jak dojechać', more: 'Więcej o dojeździe' },
} as const;
