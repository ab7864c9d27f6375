export default {
  heading: 'Which way today?',
  search: {
    label: 'Search for a shop, an offer or an event',
    placeholder: 'Shop, offer, film',
    submit: 'Search',
  },
  hours: 'Opening hours',
  floors: 'Floors',
  ways: {
    map: 'Map of the centre',
    travel: 'Getting here and parking',
    giftCard: 'Gift card',
  },
  today: {
    heading: 'Today',
    allDay: 'all day',
    lastDay: 'last day',
  },
  offers: { heading: 'Offers', all: 'All offers' },
  events: { heading: 'Events', all: 'All events' },
  slides: { heading: 'For you', previous: 'Previous', next: 'Next' },
  tenants: { heading: 'Look in here too' },
  directory: { heading: 'Shops A–Z', all: 'The full list' },
  travel: { heading: 'Getting here', more: 'More about getting here' },
} as const;
