export default {
  heading: 'Kudy dnes?',
  search: {
    label: 'Hledat obchod, nabídku nebo událost',
    placeholder: 'Obchod, nabídka, film',
    submit: 'Hledat',
  },
  hours: 'Otevírací doba',
  floors: 'Podlaží',
  ways: {
    map: 'Mapa centra',
    travel: 'Jak k nám a parkování',
    giftCard: 'Dárková karta',
  },
  today: {
    heading: 'Dnes',
    allDay: 'celý den',
    lastDay: 'poslední den',
  },
  offers: { heading: 'Nabídky', all: 'Všechny nabídky' },
  events: { heading: 'Události', all: 'Všechny události' },
  slides: { heading: 'Pro vás', previous: 'Předchozí', next: 'Další' },
  tenants: { heading: 'Nakoukněte i sem' },
  directory: { heading: 'Obchody A–Z', all: 'Celý seznam' },
  travel: { heading: 'Jak k nám', more: 'Víc o cestě k nám' },
} as const;
