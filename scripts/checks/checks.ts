import { buildContent, buildDemoTypes, installContent } from '../programs/prepare.ts';
import { type Programs, withPrograms } from '../programs/test-programs.ts';
import { run } from '../steps.ts';
import type { Report } from '../tests/report/report.ts';
import { checkTypes, checkTypesOfPages } from './types.ts';

interface Check {
  what: string;
  work: () => Promise<void>;
}

const script = (name: string, ...args: string[]) => run(process.execPath, [`scripts/${name}.ts`, ...args]);

/** A phone's, or that of a desk too. */
type Windows = 'narrow' | 'all';

/** Weighs a page of each kind on the running website. Rejects where one is too heavy. */
function weighPages({ website }: Programs, windows: Windows): Promise<void> {
  return run(process.execPath, ['scripts/checks/sizes/check-sizes.ts'], {
    env: { BASE_URL: website, WINDOWS: windows },
    output: 'show',
  });
}

/** Everything that can be known without a browser, by the name that `npm run check -- NAME` takes. */
const CHECKS: Record<string, Check> = {
  lint: { what: 'Lint and format', work: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  imports: {
    what: 'Imports between rooms',
    work: async () => {
      await run('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        'website/src',
        'website/dev',
        'website/gallery',
        'website/fixtures',
        'website/integrations',
        'contract/src',
        'contract/tests',
        'content/src',
        'content/config',
        'content/mail',
        'demo',
        'new-centre/src',
        'content/tests',
        'e2e',
        'scripts',
        'bench/src',
      ]);
      await run('depcruise', [
        '--config',
        '.dependency-cruiser.rooms.cjs',
        'website/src',
        'new-centre/src/folder',
      ]);
    },
  },
  types: { what: 'Types of scripts, contract and tests', work: () => checkTypes('.') },
  'types-content': {
    what: 'Types of the content system',
    work: async () => {
      await checkTypes('content');
      await checkTypes('content/src/admin');
    },
  },
  'types-website': {
    what: 'Types of the website',
    work: async () => {
      await checkTypes('website');
      await checkTypesOfPages();
    },
  },
  dictionaries: { what: 'Dictionaries and addresses', work: () => script('checks/check-dictionaries') },
  formats: { what: 'Hours, prices and dates in texts', work: () => script('checks/check-formats') },
  pages: { what: 'Imports of pages', work: () => script('checks/imports/check-page-imports') },
  packages: { what: 'Declared packages', work: () => script('checks/imports/check-declared-imports') },
  decisions: { what: 'Index of decisions', work: () => script('checks/check-decisions') },
  guides: { what: 'Paths in guides', work: () => script('checks/check-guides') },
  contrast: { what: 'Contrast of colours', work: () => script('checks/check-contrast') },
  names: { what: 'Names and words', work: () => script('checks/check-names') },
  contract: { what: 'Contract document', work: () => script('openapi', '--check') },
};

/** Those that read none of the content system's packages, the longest of all among them. */
const WITHOUT_CONTENT = [
  'lint',
  'types-website',
  'dictionaries',
  'formats',
  'pages',
  'decisions',
  'guides',
  'contrast',
  'names',
  'contract',
];
/** For the core on which the content system is built, when that is done. */
const AFTER_BUILD = ['types-content'];

/** Weighs a page of each kind, as a part of a run whose programs are up: what runs in the windows said. */
export function checkSizes(report: Report, programs: Programs, windows: Windows): Promise<boolean> {
  return report.part('Sizes', 'npm run check -- sizes', () => weighPages(programs, windows));
}

/**
 * Runs all checks that need no running program to their end. The content system is installed and built meanwhile.
 * @param checked called when its packages are there and a core has nothing left to check, before it is built
 */
export async function checkFiles(report: Report, checked: () => void): Promise<void> {
  const others = Object.keys(CHECKS).filter((name) => ![...WITHOUT_CONTENT, ...AFTER_BUILD].includes(name));
  const installed = installContent();
  const typed = buildDemoTypes();
  const build = async () => {
    await Promise.all([installed, typed]);
    await buildContent();
    await checkInTurn(report, AFTER_BUILD);
  };
  const check = async () => {
    await typed;
    await checkInTurn(report, WITHOUT_CONTENT);
    await installed;
    await checkInTurn(report, others);
    checked();
  };
  const lanes = [build(), check()];
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
  await buildDemoTypes();
  await checkInTurn(
    report,
    wanted.filter((name) => name !== 'sizes'),
  );
  if (wanted.includes('sizes')) {
    await withPrograms((programs) => checkSizes(report, programs, 'all'));
  }
}

async function checkInTurn(report: Report, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const check = CHECKS[name];
    if (check) await report.part(check.what, `npm run check -- ${name}`, check.work);
  }
}
