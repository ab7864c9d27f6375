/** A module whose tests are tried by changing its code, with those tests. Globs from the root. */
interface MutatedModule {
  code: readonly string[];
  tests: readonly string[];
  /** What it decides stands in tables, which are made while it is loaded: they are changed, too, if it is tried alone. */
  isTables?: true;
}

/** What decides by itself what visitors are shown, led to and sent: pure, or nearly so, and without views. */
const MUTATED_MODULES: Readonly<Record<string, MutatedModule>> = {
  'opening-times': {
    code: [
      'contract/src/opening/{hours,opening-times,special-days,day-names,opening-state,opening-words}.ts',
      'website/src/content/opening-times/opening-times.ts',
      'website/src/features/opening-times/{hours-code,hours-rows,week-text}.ts',
    ],
    tests: [
      'contract/src/opening/*.test.ts',
      'website/src/content/opening-times/*.test.ts',
      'website/src/features/opening-times/*.test.ts',
    ],
  },
  'page-cache': {
    code: ['website/src/server/pages/page-cache.ts'],
    tests: ['website/src/server/pages/page-cache*.test.ts', 'website/src/server/pages/page-cache/*.test.ts'],
  },
  'page-shelf': {
    code: ['website/src/server/pages/page-shelf.ts'],
    tests: ['website/src/server/pages/page-shelf*.test.ts'],
  },
  addresses: {
    code: ['website/src/i18n/{address-query,address-table,address-segments,addresses}.ts'],
    tests: ['website/src/i18n/addresses*.test.ts'],
  },
  ways: {
    code: ['website/src/features/map/way/{find-way,network,line,turns,directions,landmarks,places}.ts'],
    tests: ['website/src/features/map/way/*.test.ts'],
  },
  intake: {
    code: ['website/src/server/forms/intake/*.ts'],
    tests: ['website/src/server/forms/intake/*.test.ts'],
  },
  deliveries: {
    code: ['content/src/deliveries/{delivery-worker,queue}.ts'],
    tests: ['content/tests/unit/deliveries/{delivery-worker,queue}*.test.ts'],
  },
  retention: {
    code: ['content/src/submissions/{retention,retention-job}.ts'],
    tests: ['content/tests/unit/submissions/retention*.test.ts'],
  },
  'purge-tags': {
    code: ['contract/src/tags.ts', 'content/src/purge/tags.ts'],
    tests: ['content/tests/unit/purge/{tags,shown-by,vocabulary}.test.ts'],
    isTables: true,
  },
};

/** Those that `MUTANTS` names, separated by commas; all when it names none. Throws on a name that is none. */
export function chosenModules(named = process.env.MUTANTS): MutatedModule[] {
  const names = named?.split(',').filter((name) => name !== '') ?? [];
  if (names.length === 0) return Object.values(MUTATED_MODULES);
  return names.map((name) => {
    const found = Object.hasOwn(MUTATED_MODULES, name) ? MUTATED_MODULES[name] : undefined;
    if (!found) {
      throw new Error(
        `There is no module "${name}": name some of ${Object.keys(MUTATED_MODULES).join(', ')}.`,
      );
    }
    return found;
  });
}
