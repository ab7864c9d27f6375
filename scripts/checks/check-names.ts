import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownFiles } from '../git/own-files.ts';
import { ROOT } from '../steps.ts';
import { DEMO_WORDS, isOfEveryCentre } from './demo-words.ts';
import { needlessExports } from './imports/needless-exports.ts';
import { seedlessProperties } from './seedless-properties.ts';

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

/** Names that were renamed: LocationLabel, ArrowLink, SectionHeading, Accordion, Logo, Breadcrumbs, Pagination, DescriptionList, Tile, Icon, Alternates, embedded, OpenGraphImage, PayloadIssue, FieldIssue, isUniqueViolation, endpoints of the contract … */
const GONE = new RegExp(
  [
    String.raw`\b(?:GoLink|BMark|Crumbs|EndRoom|FeatureRoom|[sS]hopMaking|(?:[A-Z][A-Z\d_]*_)?(?:MOST|LEAST)_[A-Z]\w*|[A-Z][A-Z\d_]*_(?:MOST|LEAST))\b`,
    String.raw`\b(?:\w*[sS]hareCard|share-card|sharedCard|SharedPicture|[sS]hare(?:Art|Alt|Type)|WantedCard)\b`,
    String.raw`\b(?:Departure|departures|flaws?|flaws?Of\w+|refuseFlawed|(?:name|phone|photo|missing|text|day|upload)Fault|(?:Name|Phone|Photo)Fault|FaultWords|fault(?:Text|Words)|FAULT_OF|problemsOf|saysTaken|takingOver)\b`,
    String.raw`\b(?:interface|type) Asked\b`,
    String.raw`\b(?:SERVED_KINDS|bare(?:Address|Links|Href)|(?:slug|filter|query)Versions|versionsBy\w+|\w*Pictogram|view-models)\b`,
    String.raw`\b(?:CALLS|CallName|CallSpec|ParamsOfCall|tagsOfCall|CallHandlers|answer(?:Text|Json|Plain|Redirect|Page|Stored|Write)|AnswerOfWrite|\w+(?<!Survey|accepted)Answer)\b`,
    String.raw`\bfunction (?:Questions|Facts|tell|Where|Sign|Pager|Room|without|making|taking|stored|lead)\b`,
  ].join('|'),
);

const MAX_LOOSE = 20;
/** Dictionaries, decisions and drawings: as many as there are of them. */
const MANY_OF_A_KIND = /^(?:website\/src\/i18n\/messages\/[\w-]+|docs\/decisions|demo\/drawings\/\w+)$/;

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
    what: `A folder holds at most ${MAX_LOOSE} files of its own; more are rooms by subject`,
    breaches: (files) =>
      [...Map.groupBy(files, dirname)]
        .filter(([folder, loose]) => loose.length > MAX_LOOSE && !MANY_OF_A_KIND.test(folder))
        .map(([folder, loose]) => `${folder}: ${loose.length}`),
  },
  {
    what: 'Words of our own stay away where the field has its term (breadcrumbs, pagination, MAX_, omitUndefined …)',
    breaches: (files) =>
      files
        .filter((file) => CODE.test(file) && file !== 'scripts/checks/check-names.ts')
        .flatMap((file) => lines(file, GONE, withoutComments(file))),
  },
  {
    // In `*.types.ts` stands what must not compile, and the compiler reports a line of theirs that does.
    what: 'The compiler is told to expect errors in files of types alone',
    breaches: (files) =>
      files
        .filter((file) => CODE.test(file) && !/^scripts\/checks\/check-names\.ts$|\.types\.ts$/.test(file))
        .flatMap((file) => lines(file, /@ts-expect-error/)),
  },
  {
    what: 'Nothing half done is left behind, and no check is switched off',
    breaches: (files) =>
      files
        .filter((file) => CODE.test(file) && file !== 'scripts/checks/check-names.ts')
        .flatMap((file) =>
          lines(
            file,
            /\b(?:TODO|FIXME|HACK)\b(?!\|)|@ts-(?:ignore|nocheck)|biome-ignore (?!format|lint\/\S+: \S)|\b(?:it|test|describe)\.(?:(?:only|fixme)\b|skip\((?:['"`]|\)))|waitForTimeout\(/,
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
    what: 'No program knows which centre it is: words, mark and floors of the demo stand in it and its seed',
    breaches: (files) => files.filter(isOfEveryCentre).flatMap((file) => lines(file, DEMO_WORDS)),
  },
  {
    what: 'What is exported is imported elsewhere',
    breaches: (files) =>
      needlessExports(
        files.filter((file) => /\.(?:tsx?|astro|mjs|cjs|js)$/.test(file)).map((file) => [file, read(file)]),
      ),
  },
  {
    what: 'Properties draw by the seed of the run, which is named when they fail (scripts/tests/drawing.ts)',
    breaches: (files) =>
      files
        .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
        .flatMap((file) => seedlessProperties(read(file)).map((line) => `${file}:${line}`)),
  },
  {
    what: 'Tests wait as long as the run allows, not the second of vi.waitFor (scripts/tests/wait-for.ts)',
    breaches: (files) =>
      files
        .filter((file) => /\.(?:test|fixture)\.tsx?$/.test(file))
        .flatMap((file) => lines(file, /\bvi\.wait(?:For|Until)\(/)),
  },
  {
    // A module is read once for many files of tests (vitest.config.ts): its hooks would be those of the first one alone.
    what: 'What tests share clears away with onTestFinished, not with hooks of its own',
    breaches: (files) =>
      files
        .filter((file) => /\.fixture\.tsx?$/.test(file))
        .flatMap((file) => lines(file, /^(?:before|after)(?:Each|All)\(/)),
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

const files = ownFiles(ROOT);

let broken = 0;
for (const rule of RULES) {
  const found = rule.breaches(files);
  if (found.length === 0) continue;
  broken += found.length;
  process.stderr.write(`${rule.what}:\n${found.map((breach) => `  ${breach}\n`).join('')}`);
}
if (broken > 0) process.exit(1);
process.stdout.write(`Names and words: ${RULES.length} rules hold in ${files.length} files.\n`);
