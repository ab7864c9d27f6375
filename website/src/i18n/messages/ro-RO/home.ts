export default {
  heading: 'Încotro azi?',
  search: {
    label: 'Caută un magazin, o ofertă sau un eveniment',
    placeholder: 'Magazin, ofertă, film',
    submit: 'Caută',
  },
  hours: 'Program',
  floors: 'Etaje',
  ways: {
    map: 'Harta centrului',
    travel: 'Drum și parcare',
    giftCard: 'Card cadou',
  },
  today: {
    heading: 'Azi',
    allDay: 'toată ziua',
    lastDay: 'ultima zi',
  },
  offers: { heading: 'Oferte', all: 'Toate ofertele' },
  events: { heading: 'Evenimente', all: 'Toate evenimentele' },
  slides: { heading: 'Pentru tine', previous: 'Înapoi', next: 'Înainte' },
  tenants: { heading: 'Aruncă o privire și aici' },
  directory: { heading: 'Magazine A–Z', all: 'Lista completă' },
  travel: { heading: 'Cum ajungi', more: 'Mai multe despre drum' },
};
