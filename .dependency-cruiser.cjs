/** Imports run one way: pages -> features -> ui; content and i18n know no view (docs/where-things-live.md). */
const room = (name) => `^website/src/${name}/`;

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'ui-knows-no-room',
      comment:
        'Components of ui/ get words, links and pictures as props; only the shapes of view models are known there.',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: room('(pages|features|layout|server|i18n)') },
    },
    {
      name: 'ui-takes-types-only-from-content',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: room('content'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'examples-stay-out-of-the-site',
      comment: 'Examples are for the gallery and for tests.',
      severity: 'error',
      from: { path: '^website/src/', pathNot: '\\.examples\\.tsx?$' },
      to: { path: '\\.examples\\.tsx?$|^website/src/ui/example-words\\.ts$' },
    },
    {
      name: 'content-knows-no-view',
      severity: 'error',
      from: { path: room('content') },
      to: { path: room('(pages|features|layout|ui)') },
    },
    {
      name: 'i18n-knows-no-view',
      severity: 'error',
      from: { path: room('i18n') },
      to: { path: room('(pages|features|layout|ui|content|server)') },
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
      to: { path: room('(layout|server)') },
    },
    {
      name: 'the-contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(website|content)/' },
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
      to: { path: '^(website|contract)/', pathNot: '^contract/' },
    },
    {
      name: 'no-server-code-in-browsers',
      severity: 'error',
      from: { path: '\\.(island\\.tsx|element\\.ts)$|^website/src/client/' },
      to: {
        path: '^(node:|website/src/(server|content/(?!view-models)))',
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
