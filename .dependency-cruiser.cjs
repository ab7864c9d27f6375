/** Imports run one way: pages -> layout -> features -> ui, content, i18n (docs/where-things-live.md). */
const room = (name) => `^website/src/${name}/`;
/** The content system's: features -> submissions -> deliveries -> kit (content/README.md). */
const contentRoom = (name) => `^content/src/${name}/`;
const DEMO_DOOR = '^content/src/seed/demo-door\\.ts$';
const CONTENT_GROUND = 'kit|limits|purge|preview|deliveries|submissions|start|seed|admin|middlewares|api';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Types included: a type that two files share lies below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-rooms',
      comment: 'Two rooms that import each other are one room.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^content/src/' },
      to: { circular: true },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'What every call needs knows the settings and nothing else of ours.',
      severity: 'error',
      from: { path: contentRoom('kit') },
      to: {
        path: '^(content/(src|config|mail)|demo)/',
        pathNot: [contentRoom('kit'), '^content/src/settings\\.ts$'],
      },
    },
    {
      name: 'purge-limits-and-deliveries-know-the-kit-alone',
      severity: 'error',
      from: { path: contentRoom('(purge|limits|deliveries)') },
      to: {
        path: contentRoom('[^/]+'),
        pathNot: [contentRoom('kit'), contentRoom('$1')],
      },
    },
    {
      name: 'submissions-know-no-feature',
      severity: 'error',
      from: { path: contentRoom('submissions') },
      to: { path: contentRoom('[^/]+'), pathNot: contentRoom('(submissions|deliveries|purge|limits|kit)') },
    },
    {
      name: 'features-stand-on-the-ground-alone',
      comment: 'A feature may read another one; it knows neither start, seed nor admin.',
      severity: 'error',
      from: { path: '^content/src/[^/]+/', pathNot: contentRoom(`(${CONTENT_GROUND})`) },
      to: { path: contentRoom('(start|seed|admin|middlewares|api)') },
    },
    {
      name: 'start-seed-and-handlers-are-the-entries-alone',
      comment: 'Strapi finds `api/` and `middlewares/` by their names; `index.ts` starts the others.',
      severity: 'error',
      from: {
        path: '^content/',
        pathNot: [contentRoom('(start|seed|api|middlewares)'), '^content/(src/index\\.ts$|tests/)'],
      },
      to: { path: contentRoom('(start|seed|api|middlewares)') },
    },
    {
      name: 'the-demo-comes-in-by-one-door',
      comment:
        'No program imports the demo; the seed reads it there, and only when it fills an empty database.',
      severity: 'error',
      from: { path: '^(content/(src|config|mail)|website|contract)/', pathNot: DEMO_DOOR },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-is-its-index',
      severity: 'error',
      from: { path: DEMO_DOOR },
      to: { path: '^demo/', pathNot: '^demo/index\\.ts$' },
    },
    {
      name: 'the-demo-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(website|content|e2e|bench|scripts)/' },
    },
    {
      name: 'a-new-centre-knows-the-contract-alone',
      comment: 'It speaks to the content system over HTTP, like anyone.',
      severity: 'error',
      from: { path: '^new-centre/' },
      to: { path: '^(website|content|demo|e2e|bench|scripts)/' },
    },
    {
      name: 'ui-knows-no-room',
      comment:
        'Components of ui/ get words, links, pictures and hours as props: no route, language or model.',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: '^website/src/', pathNot: room('ui') },
    },
    {
      name: 'examples-stay-out-of-the-site',
      comment: 'Examples are for the gallery and for tests.',
      severity: 'error',
      from: { path: '^website/src/', pathNot: '\\.examples\\.tsx?$' },
      to: { path: '\\.examples\\.tsx?$|^website/src/ui/examples/example-words\\.ts$' },
    },
    {
      name: 'development-stays-out-of-the-site',
      comment: 'Recorded payloads and the development server are for tests and for `npm run dev`.',
      severity: 'error',
      from: { path: '^website/src/', pathNot: '\\.fixture\\.ts$' },
      to: { path: '^website/(dev|fixtures)/' },
    },
    {
      name: 'content-knows-i18n-alone',
      comment: 'The door to the content system.',
      severity: 'error',
      from: { path: room('content') },
      to: { path: '^website/src/', pathNot: room('(content|i18n)') },
    },
    {
      name: 'i18n-and-client-know-no-room',
      severity: 'error',
      from: { path: room('(i18n|client)') },
      to: { path: '^website/src/', pathNot: room('$1') },
    },
    {
      name: 'nothing-imports-pages',
      severity: 'error',
      from: { pathNot: room('pages') },
      to: { path: room('pages') },
    },
    {
      name: 'features-know-no-layout',
      severity: 'error',
      from: { path: room('features') },
      to: { path: room('(layout|server|facts)') },
    },
    {
      name: 'facts-are-told-of-features',
      comment: 'Other formats of what pages show, made of the same models.',
      severity: 'error',
      from: { path: room('facts') },
      to: { path: room('(pages|layout|server|ui)') },
    },
    {
      name: 'pages-and-layout-know-no-server',
      severity: 'error',
      from: { path: room('(pages|layout)') },
      to: { path: room('server') },
    },
    {
      name: 'the-contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(website|content|demo)/' },
    },
    {
      name: 'programs-know-no-tests',
      severity: 'error',
      from: {
        path: '^((website|content|contract|new-centre)/(src|config|mail)|demo)/',
        pathNot: '^demo/tests/',
      },
      to: { path: '^(e2e|bench|scripts)/|/tests/' },
    },
    {
      name: 'two-programs',
      comment: 'The website and the content system meet over HTTP only.',
      severity: 'error',
      from: { path: '^website/' },
      to: { path: '^content/' },
    },
    {
      name: 'two-programs-back',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^website/' },
    },
    {
      name: 'no-server-code-in-browsers',
      severity: 'error',
      from: { path: '\\.(island\\.tsx|element\\.ts)$|^website/src/client/' },
      to: {
        path: '^(node:|website/src/(server/|content/|(features|layout)/.*/?load-(?!tags)))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:|astro/app/entrypoint)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.ts$|/dist/|\\.astro/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
