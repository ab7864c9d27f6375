/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: obchody, nabídky a události, otevírací doba a mapa každého patra.',
  departments: 'Oddělení: {{names}}',
  offers: 'Slevy, sady a dárky v našich obchodech: co platí teď, ve kterém patře a do kdy.',
  events: 'Co se v centru děje dnes, tento týden i později, s místem a časem každé události.',
  jobs: 'Volná místa v obchodech a restauracích centra: kdo hledá, koho a do kdy se lze přihlásit.',
  map: 'Plán každého patra a cesta ke každému obchodu od vchodu nebo z parkoviště, i bez schodů.',
} as const;
