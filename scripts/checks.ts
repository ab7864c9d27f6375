import { join } from 'node:path';
import { buildWebsite } from './prepare.ts';
import type { Report } from './report.ts';
import { ROOT, run } from './steps.ts';
import { type Programs, withPrograms } from './test-programs.ts';

interface Check {
  what: string;
  work: () => Promise<void>;
}

const script = (name: string, ...args: string[]) => run(process.execPath, [`scripts/${name}.ts`, ...args]);

/** Weighs a page of each kind on the running website. Rejects where one is too heavy. */
export function weighPages({ website }: Programs): Promise<void> {
  return run(process.execPath, ['scripts/check-sizes.ts'], { env: { BASE_URL: website }, output: 'show' });
}

/** Everything that can be known without a browser, by the name that `npm run check -- NAME` takes. */
const CHECKS: Record<string, Check> = {
  lint: { what: 'Lint and format', work: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  imports: {
    what: 'Imports between rooms',
    work: () =>
      run('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        'website/src',
        'contract/src',
        'content/src',
        'content/demo',
      ]),
  },
  types: { what: 'Types of scripts, contract and tests', work: () => run('tsc', ['--project', '.']) },
  'types-content': {
    what: 'Types of the content system',
    work: () => run('npm', ['run', 'types'], { cwd: join(ROOT, 'content') }),
  },
  'types-website': {
    what: 'Types of the website',
    work: () => run('astro-check', ['--minimumFailingSeverity', 'warning'], { cwd: join(ROOT, 'website') }),
  },
  dictionaries: { what: 'Dictionaries and addresses', work: () => script('check-dictionaries') },
  formats: { what: 'Hours, prices and dates in texts', work: () => script('check-formats') },
  contrast: { what: 'Contrast of colours', work: () => script('check-contrast') },
  names: { what: 'Names and words', work: () => script('check-names') },
  contract: { what: 'Contract document', work: () => script('openapi', '--check') },
  sizes: {
    what: 'Sizes',
    work: async () => {
      await buildWebsite();
      await withPrograms(weighPages);
    },
  },
};

/** Runs all checks to their end, or those named. @throws where a name is none */
export async function runChecks(report: Report, names: readonly string[] = []): Promise<void> {
  const unknown = names.filter((name) => !(name in CHECKS));
  if (unknown.length > 0) {
    throw new Error(
      `There is no check "${unknown.join('", "')}". There are: ${Object.keys(CHECKS).join(', ')}.`,
    );
  }
  for (const [name, { what, work }] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    await report.part(what, `npm run check -- ${name}`, work);
  }
}
