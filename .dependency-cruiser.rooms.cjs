const AREAS = '(website/src/(features|layout|server|content|ui)|new-centre/src/folder)';

/** Of rooms that lie beside each other: folders that lie around them would close circles of their own. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-rooms-beside-each-other',
      comment: 'Two rooms that import each other are one room; what both share lies below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${AREAS}/[^/]+$` },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: `^${AREAS}/` },
    exclude: { path: '\\.(test|fixture|examples)\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'website/tsconfig.json' },
  },
};
