import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './steps.ts';

/** Rules about names and words that no linter knows (docs/where-things-live.md). Prints each breach; exit 1 on any. */
interface Rule {
  what: string;
  breaches: (files: string[]) => string[];
}

const CODE = /\.(?:ts|tsx|astro|css|mjs|cjs)$/;

/** A colour written out, by number or by one of the names that come to mind. */
const NAMED =
  'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|green|lime|olive|teal|blue|navy|aqua|cyan|purple|magenta|pink|brown|beige|tomato';
const COLOUR = new RegExp(
  [
    String.raw`:[^;{]*[\s(,:]#[\da-f]{3,8}\b`,
    String.raw`%23(?!(?:000|fff)\b)[\da-f]{3,8}\b`,
    String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(`,
    String.raw`:[^;{]*(?<![-\w%'"/.])(?:${NAMED})(?![-\w(])`,
  ].join('|'),
  'i',
);
const COLOURED = [
  'website/src/layout/tokens.css',
  // The letter that carries the colours of all floors is a drawing.
  'website/src/features/newsletter/newsletter-window.css',
];

const RULES: Rule[] = [
  {
    what: 'A file is named after what it holds: no index.tsx, no utils, helpers or misc',
    breaches: (files) =>
      files.filter(
        (file) =>
          /(?:^|\/)(?:index\.tsx|(?:utils?|helpers?|misc)(?:\/|\.ts$))/.test(file) &&
          !file.startsWith('content/src/api/'),
      ),
  },
  {
    what: 'A component file exports the component it is named after',
    breaches: (files) =>
      files
        .filter((file) => /^website\/src\/.*\/[A-Z]\w+(?:\.island)?\.tsx$/.test(file))
        .filter((file) => {
          const name = basename(file).replace(/(?:\.island)?\.tsx$/, '');
          return !new RegExp(`export (?:default )?function ${name}\\b`).test(read(file));
        }),
  },
  {
    what: 'A module of styles stands beside the component it belongs to',
    breaches: (files) =>
      files.filter(
        (file) =>
          file.endsWith('.module.css') &&
          !files.some(
            (other) => other.startsWith(file.replace(/\.module\.css$/, '.')) && other.endsWith('.tsx'),
          ),
      ),
  },
  {
    what: 'Nothing half done is left behind, and no check is switched off',
    breaches: (files) =>
      files
        .filter((file) => CODE.test(file) && file !== 'scripts/check-names.ts')
        .flatMap((file) =>
          lines(
            file,
            /\b(?:TODO|FIXME|HACK)\b(?!\|)|@ts-(?:ignore|nocheck|expect-error)|biome-ignore (?!format|lint\/\S+: \S)|\b(?:it|test|describe)\.(?:(?:only|fixme)\b|skip\((?:['"`]|\)))|waitForTimeout\(/,
          ),
        ),
  },
  {
    what: 'No inline styles or handlers: the security policy would not run them',
    breaches: (files) =>
      files
        .filter((file) => /^website\/src\/.*\.(?:tsx|astro)$/.test(file) && !file.endsWith('.test.tsx'))
        .flatMap((file) => lines(file, /\sstyle=\{\{|<[a-z][^>]*\sstyle="/)),
  },
  {
    // A drawing within a style sheet knows no properties: black and white are its own there.
    what: 'Colours stand in website/src/layout/tokens.css, and everything else reads them from there',
    breaches: (files) =>
      files
        .filter((file) => /^website\/src\/.*\.css$/.test(file) && !COLOURED.includes(file))
        .flatMap((file) => lines(file, COLOUR, withoutComments(file))),
  },
  {
    what: 'Lockfiles name no registry',
    breaches: (files) =>
      files
        .filter((file) => basename(file) === 'package-lock.json')
        .flatMap((file) => lines(file, /"resolved": "https?:/).slice(0, 1)),
  },
  {
    what: 'Versions are exact',
    breaches: (files) =>
      files
        .filter((file) => basename(file) === 'package.json')
        .flatMap((file) => lines(file, /^\s+"(?!node")[@\w/.-]+": "[\^~><*]/)),
  },
];

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** As many lines as before, so that a breach is found where it is named. */
function withoutComments(file: string): string {
  return read(file).replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
}

function lines(file: string, pattern: RegExp, text = read(file)): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
    );
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

let broken = 0;
for (const rule of RULES) {
  const found = rule.breaches(files);
  if (found.length === 0) continue;
  broken += found.length;
  process.stderr.write(`${rule.what}:\n${found.map((breach) => `  ${breach}\n`).join('')}`);
}
if (broken > 0) process.exit(1);
process.stdout.write(`Names and words: ${RULES.length} rules hold in ${files.length} files.\n`);
