import { describe, expect, it } from 'vitest';
import { specFilters } from './spec-filters.ts';

const finds = (arg: string, path: string) => new RegExp(specFilters([arg])[0] ?? '', 'gi').test(path);

describe('specFilters', () => {
  it.each(['programs/junk.spec', 'e2e/programs/junk.spec.ts', 'programs/pages/junk.spec', 'junk.spec'])(
    '%s finds its file in a room',
    (arg) => {
      expect(finds(arg, '/mall/e2e/programs/pages/junk.spec.ts')).toBe(true);
    },
  );

  it('finds no other file, and no project of that name', () => {
    expect(finds('programs/map.spec', '/mall/e2e/programs/outages/broken-map.spec.ts')).toBe(false);
    expect(finds('programs/map.spec', '/mall/e2e/journeys/pages/map.spec.ts')).toBe(false);
  });

  it('leaves switches and their values alone', () => {
    expect(specFilters(['--project', 'programs', '--grep=programs/x', 'programs/'])).toEqual([
      '--project',
      'programs',
      '--grep=programs/x',
      'programs/',
    ]);
  });
});
