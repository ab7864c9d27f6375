/**
 * The arguments of a run of Playwright in which `programs/junk.spec` finds its file in whichever room of `e2e/programs/`
 * it stands: Playwright reads a filter as a regular expression for the whole path.
 */
export function specFilters(args: readonly string[]): string[] {
  return args.map((arg) =>
    arg.startsWith('-') ? arg : arg.replace(/\b(programs|journeys)\/(?=[^/]+$)/, '$1/(?:[^/]+/)?'),
  );
}
