export default {
  heading: 'Hours and contact',
  hours: 'Opening hours',
  travel: 'Getting here',
  route: 'Plan your route',
  map: 'Show on the map',
  facts: 'Contact',
  address: 'Address',
  faq: 'Questions',
  links: 'More about the centre',
  social: 'You will find us here too',
  closed: 'closed',
  noHours: 'Hours will follow soon.',
} as const;
