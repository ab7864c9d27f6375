import { join } from 'node:path';
import { buildContent, buildWebsite } from './prepare.ts';
import type { Report } from './report.ts';
import { ROOT, run } from './steps.ts';
import { type Programs, withPrograms } from './test-programs.ts';

interface Check {
  what: string;
  work: () => Promise<void>;
}

const script = (name: string, ...args: string[]) => run(process.execPath, [`scripts/${name}.ts`, ...args]);

/** Weighs a page of each kind on the running website. Rejects where one is too heavy. */
function weighPages({ website }: Programs): Promise<void> {
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
};

/** What needs no running program, side by side: each keeps one core busy. */
const LANES = [
  ['types-content', 'lint', 'imports', 'contract', 'dictionaries', 'formats', 'contrast', 'names', 'types'],
  ['types-website'],
];

/** Needs both programs. */
const SIZES = {
  what: 'Sizes',
  command: 'npm run check -- sizes',
};

/** Weighs a page of each kind, as a part of a run whose programs are up. */
export function checkSizes(report: Report, programs: Programs): Promise<boolean> {
  return report.part(SIZES.what, SIZES.command, () => weighPages(programs));
}

/** Runs all checks that need no running program to their end. The content system is built meanwhile. */
export async function checkFiles(report: Report): Promise<void> {
  const [first = [], second = []] = LANES;
  const lanes = [checkInTurn(report, first), buildContent().then(() => checkInTurn(report, second))];
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Runs all checks to their end, or those named, one after the other. @throws where a name is none */
export async function runChecks(report: Report, names: readonly string[] = []): Promise<void> {
  const known = [...Object.keys(CHECKS), 'sizes'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no check "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  }
  const wanted = names.length > 0 ? known.filter((name) => names.includes(name)) : known;
  await checkInTurn(
    report,
    wanted.filter((name) => name !== 'sizes'),
  );
  if (wanted.includes('sizes')) {
    await report.part(SIZES.what, SIZES.command, async () => {
      await buildWebsite();
      await withPrograms(weighPages);
    });
  }
}

async function checkInTurn(report: Report, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const check = CHECKS[name];
    if (check) await report.part(check.what, `npm run check -- ${name}`, check.work);
  }
}
