export default {
  heading: 'Nyitvatartás és kapcsolat',
  hours: 'Nyitvatartás',
  travel: 'Megközelítés',
  route: 'Útvonaltervezés',
  social: 'Itt is megtalálsz minket',
  closed: 'zárva',
  noHours: 'A nyitvatartás hamarosan itt lesz.',
} as const;
