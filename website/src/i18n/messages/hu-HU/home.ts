export default {
  heading: 'Merre ma?',
  search: {
    label: 'Keress üzletet, ajánlatot vagy eseményt',
    placeholder: 'Üzlet, ajánlat, film',
    submit: 'Keresés',
  },
  hours: 'Nyitvatartás',
  floors: 'Szintek',
  ways: {
    map: 'A központ térképe',
    travel: 'Megközelítés, parkolás',
    giftCard: 'Ajándékkártya',
  },
  today: {
    heading: 'Ma',
    allDay: 'egész nap',
    lastDay: 'utolsó nap',
  },
  offers: { heading: 'Ajánlatok', all: 'Minden ajánlat' },
  events: { heading: 'Események', all: 'Minden esemény' },
  slides: { heading: 'Neked', previous: 'Előző', next: 'Következő' },
  tenants: { heading: 'Ide is nézz be' },
  directory: { heading: 'Üzletek A–Z', all: 'A teljes lista' },
  travel: { heading: 'Megközelítés', more: 'Bővebben az útról' },
} as const;
