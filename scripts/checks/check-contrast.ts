import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../../contract/src/colours/contrast.ts';
import { ROOT } from '../steps.ts';
import { readClaims, readTokens, tokenValue } from './design-tokens.ts';

// Contrast of every pair of colours that the design lets meet (WCAG 2.2 AA), computed from the tokens; and what the
// comments beside the tokens say of it.
const sheets = ['tokens.css', 'base.css'].map((name) =>
  readFileSync(join(ROOT, 'website', 'src', 'layout', name), 'utf8'),
);
const tokens = readTokens(...sheets);
const FLOORS = ['.f-1', '.f0', '.f1', '.f2', '.f3', '.fx'];
/** Text, and graphics that carry a meaning: doors, rings, borders that mark a fault, text of 24 px and more. */
const [TEXT, GRAPHIC] = [4.5, 3];

/** What is seen, the grounds it stands on, how much it needs, and the classes around it. */
type Row = [what: string, colour: string, grounds: string[], needed: number, classes?: string[]];

const ROWS: Row[] = [
  ['text', 'ink', ['white', 'stone', 'stone-2'], TEXT],
  ['text on ink', 'white', ['ink'], TEXT],
  ['secondary text', 'stone-ink', ['white', 'stone'], TEXT],
  ['secondary text on ink', 'stone-2', ['ink'], TEXT],
  ['placeholder', 'stone-ink', ['white'], TEXT],
  ['placeholder and past times on ink', 'stone-on-ink', ['ink'], TEXT],
  ['words of a form being sent', 'white', ['stone-ink'], TEXT],
  ['arrow at the end of its way', 'stone-ink', ['stone-2'], GRAPHIC],
  ['fault of a form', 'shut', ['white', 'stone'], TEXT],
  ['fault of a form on ink', 'shut', ['ink'], TEXT, ['.on-ink']],
  ['open door', 'open', ['white', 'stone'], GRAPHIC],
  ['open door on ink', 'open', ['ink'], GRAPHIC, ['.on-ink']],
  ['paper within ink: fault', 'shut', ['white', 'stone'], TEXT, ['.on-ink', '.on-paper']],
  ['paper within ink: open door', 'open', ['white', 'stone'], GRAPHIC, ['.on-ink', '.on-paper']],
  ['cut in an icon', 'cut', ['ink'], GRAPHIC],
  ['cut in an icon on ink', 'cut', ['white'], GRAPHIC, ['.on-ink']],
  ...FLOORS.flatMap((floor): Row[] => [
    [`text on field ${floor}`, 'on', ['f'], TEXT, [floor]],
    [`field of ${floor} as text on its opposite`, 'f', ['on'], TEXT, [floor]],
    [`text on tint ${floor}`, 'ink', ['tint'], TEXT, [floor]],
    [
      `colour of ${floor} as large text on ink`,
      tokens.get(floor)?.has('lit') ? 'lit' : 'f',
      ['ink'],
      GRAPHIC,
      [floor],
    ],
  ]),
];

/** Where a focus ring may stand: it or its partner beside it shows on the ground, and each beside the other. */
const RINGS: [where: string, grounds: string[], classes: string[]][] = [
  ['on paper', ['white', 'stone', 'stone-2'], []],
  ['on ink', ['ink'], ['.on-ink']],
  ['on paper within ink', ['white', 'stone'], ['.on-ink', '.on-paper']],
  ...FLOORS.map((floor): [string, string[], string[]] => [`on field ${floor}`, ['f'], [floor]]),
  // The words of an event stand on the tint, within its floor's class.
  ...FLOORS.map((floor): [string, string[], string[]] => [`on tint ${floor}`, ['tint'], [floor]]),
];

const faults: string[] = [];
let pairs = 0;

function need(what: string, found: number, needed: number) {
  pairs += 1;
  if (found < needed) faults.push(`${what}: ${found.toFixed(2)}, needed are ${needed}`);
}

for (const [what, colour, grounds, needed, classes] of ROWS) {
  for (const ground of grounds) {
    const figure = contrast(tokenValue(tokens, colour, classes), tokenValue(tokens, ground, classes));
    need(`${what} (--${colour} on --${ground})`, figure, needed);
  }
}
for (const [where, grounds, classes] of RINGS) {
  const [ring, partner] = ['ring', 'ring-gap'].map((name) => tokenValue(tokens, name, classes));
  if (!ring || !partner) continue;
  need(`focus ring and its partner ${where}`, contrast(ring, partner), GRAPHIC);
  for (const ground of grounds) {
    const colour = tokenValue(tokens, ground, classes);
    const figure = Math.max(contrast(ring, colour), contrast(partner, colour));
    need(`focus ring or its partner ${where} (--${ground})`, figure, GRAPHIC);
  }
}
for (const sheet of sheets) {
  const { claims, unclear } = readClaims(sheet);
  faults.push(...unclear.map((each) => `${each} says a figure, but not on what`));
  for (const { name, figure, against } of claims) {
    const computed = contrast(tokenValue(tokens, name), tokenValue(tokens, against)).toFixed(1);
    if (computed !== figure)
      faults.push(`The comment behind --${name} says ${figure} on ${against}, it is ${computed}`);
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Contrast: ${pairs} pairs of colours are far enough apart.\n`);
