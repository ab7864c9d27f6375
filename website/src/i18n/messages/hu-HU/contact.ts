export default {
  heading: 'Nyitvatartás és kapcsolat',
  hours: 'Nyitvatartás',
  travel: 'Megközelítés',
  route: 'Útvonaltervezés',
  map: 'Mutasd a térképen',
  facts: 'Kapcsolat',
  address: 'Cím',
  faq: 'Kérdések',
  links: 'Bővebben a központról',
  social: 'Itt is megtalálsz minket',
  closed: 'zárva',
  noHours: 'A nyitvatartás hamarosan itt lesz.',
} as const;
