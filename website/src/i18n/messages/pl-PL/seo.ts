/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: sklepy, oferty i wydarzenia, godziny otwarcia i mapa każdego piętra.',
  departments: 'Działy: {{names}}',
  offers: 'Rabaty, zestawy i prezenty w naszych sklepach: co trwa teraz, na którym piętrze i do kiedy.',
  events: 'Co się dzieje w centrum dziś, w tym tygodniu i później, z miejscem i godziną każdego wydarzenia.',
  jobs: 'Wolne miejsca pracy w sklepach i restauracjach centrum: kto szuka, kogo i do kiedy czeka na zgłoszenia.',
  map: 'Plan każdego piętra i droga do każdego sklepu od wejścia lub z parkingu, także windą, bez schodów.',
} as const;
