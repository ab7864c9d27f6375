/** Of the website's features alone: folders that lie around them would close circles of their own. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-features',
      comment: 'Two rooms that import each other are one room; a type that two share lies below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^website/src/features/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^website/src/features/' },
    exclude: { path: '\\.(test|fixture|examples)\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'website/tsconfig.json' },
  },
};
