/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: prodavnice, ponude i dešavanja, radno vreme i mapa svakog sprata.',
  departments: 'Odeljenja: {{names}}',
  offers: 'Popusti, kompleti i pokloni u našim prodavnicama: šta traje sada, na kom spratu i do kada.',
  events: 'Šta se u centru dešava danas, ove nedelje i kasnije, s mestom i vremenom svakog dešavanja.',
  jobs: 'Slobodna radna mesta u prodavnicama i restoranima centra: ko traži, koga i do kada traju prijave.',
  map: 'Plan svakog sprata i put do svake prodavnice od ulaza ili s parkinga, i bez stepenica.',
} as const;
