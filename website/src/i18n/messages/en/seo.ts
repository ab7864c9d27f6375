/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: shops, offers and events, opening hours and a map of every floor.',
  departments: 'Departments: {{names}}',
  offers: 'Discounts, bundles and gifts in our shops: what is on now, on which floor and until when.',
  events: 'What is on in the centre today, this week and later, with the place and the time of each event.',
  jobs: 'Jobs in the shops and restaurants of the centre: who is hiring, for what, and until when you can apply.',
  map: 'A plan of every floor and the way to every shop from any entrance or the car park, step-free too.',
} as const;
