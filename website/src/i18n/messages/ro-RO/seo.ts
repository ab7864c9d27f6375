/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: magazine, oferte și evenimente, program și harta fiecărui etaj.',
  departments: 'Raioane: {{names}}',
  offers:
    'Reduceri, pachete și cadouri în magazinele noastre: ce este valabil acum, la ce etaj și până când.',
  events:
    'Ce se întâmplă în centru azi, săptămâna aceasta și mai târziu, cu locul și ora fiecărui eveniment.',
  jobs: 'Locuri de muncă în magazinele și restaurantele centrului: cine caută, pe cine și până când se poate aplica.',
  map: 'Planul fiecărui etaj și drumul până la fiecare magazin de la intrare sau din parcare, și fără trepte.',
} as const;
