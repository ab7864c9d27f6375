/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: obchody, ponuky a podujatia, otváracie hodiny a mapa každého poschodia.',
  departments: 'Oddelenia: {{names}}',
  offers: 'Zľavy, balíčky a darčeky v našich obchodoch: čo platí teraz, na ktorom poschodí a dokedy.',
  events: 'Čo sa v centre deje dnes, tento týždeň aj neskôr, s miestom a časom každého podujatia.',
  jobs: 'Voľné miesta v obchodoch a reštauráciách centra: kto hľadá, koho a dokedy sa dá prihlásiť.',
  map: 'Plán každého poschodia a cesta ku každému obchodu od vchodu alebo z parkoviska, aj bez schodov.',
} as const;
