/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: parduotuvės, pasiūlymai ir renginiai, darbo laikas ir kiekvieno lygio planas.',
  departments: 'Skyriai: {{names}}',
  offers: 'Nuolaidos, rinkiniai ir dovanos mūsų parduotuvėse: kas galioja dabar, kuriame lygyje ir iki kada.',
  events: 'Kas prekybos centre vyksta šiandien, šią savaitę ir vėliau: kiekvieno renginio vieta ir laikas.',
  jobs: 'Darbo vietos prekybos centro parduotuvėse ir restoranuose: kas ieško, ko ir iki kada laukia paraiškų.',
  map: 'Kiekvieno lygio planas ir kelias iki kiekvienos parduotuvės nuo įėjimo ar aikštelės, taip pat be laiptų.',
} as const;
