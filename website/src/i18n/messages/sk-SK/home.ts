export default {
  heading: 'Kadiaľ dnes?',
  search: {
    label: 'Hľadať obchod, ponuku alebo podujatie',
    placeholder: 'Obchod, ponuka, film',
    submit: 'Hľadať',
  },
  hours: 'Otváracie hodiny',
  floors: 'Podlažia',
  ways: {
    map: 'Mapa centra',
    travel: 'Ako k nám a parkovanie',
    giftCard: 'Darčeková karta',
  },
  today: {
    heading: 'Dnes',
    allDay: 'celý deň',
    lastDay: 'posledný deň',
  },
  offers: { heading: 'Ponuky', all: 'Všetky ponuky' },
  events: { heading: 'Podujatia', all: 'Všetky podujatia' },
  slides: { heading: 'Pre vás', previous: 'Predchádzajúce', next: 'Ďalšie' },
  tenants: { heading: 'Nakuknite aj sem' },
  directory: { heading: 'Obchody A–Z', all: 'Celý zoznam' },
  travel: { heading: 'Ako k nám', more: 'Viac o ceste k nám' },
} as const;
