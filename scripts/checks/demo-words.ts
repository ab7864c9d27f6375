import { CENTRE } from '../../demo/structure/centre.ts';
import { TENANTS } from '../../demo/structure/tenants.ts';

const longestWord = (text: string) =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));

/** A figure of the mark is that mark's alone from so many characters on. */
const FIGURE_LENGTH = 20;
const outline = / d="([^"]+)"/.exec(CENTRE.mark)?.[1] ?? '';
const figures = outline.split(/(?=M)/).map((figure) => figure.slice(0, FIGURE_LENGTH));

/** How one says the colours of the demo's floors, alone or behind a floor: 'Parter, zielony', 'floor 2, pink'. */
const RARE_COLOURS = String.raw`koralow|\bcoral\b|vermilion`;
const FLOOR_COLOURS = String.raw`\b(?:parter|pi[eę]tro|poziom|floor|level)\b[^'"\`,]{0,12}, ?(?:zielon|różow|żółt|czarn|green|pink|yellow|black)`;

/** Names of shops that are everyday words too: 'tomorrow', 'a point of sale'. */
const EVERYDAY = new Set<string>(['Jutro', 'Osiem', 'Parada', 'Punkt', 'Tamto', 'Tędy']);
const shops = TENANTS.map(({ name }) => name)
  .filter((name) => !EVERYDAY.has(name))
  .map((name) => name.replace(/[.+*?()]/g, String.raw`\$&`));
/** As they are written, and whole: "sukno" is cloth, and "Kolet" begins other words. */
const SHOPS = `(?-i:(?<![\\wÀ-ž])(?:${shops.join('|')})(?![\\wÀ-ž]))`;

/**
 * What nobody writes who does not mean the demo: 'Borealis', 'Zorzy', 'Warszawa', the figures of its letter, its floors
 * by their colours, its shops.
 */
export const DEMO_WORDS = new RegExp(
  [
    ...[CENTRE.name, CENTRE.street, CENTRE.city].map(longestWord),
    ...figures.filter(({ length }) => length === FIGURE_LENGTH),
    RARE_COLOURS,
    FLOOR_COLOURS,
    SHOPS,
  ].join('|'),
  'i',
);

const ANY_CENTRES = /^(?:website|content|contract|scripts|new-centre|deploy)\//;
const BINARY = /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|zip|gz|br)$/;
/** Where the demo comes in or is photographed, what says these words here, and what no centre runs. */
const OF_THE_DEMO =
  /^content\/src\/seed\/|^scripts\/programs\/demo-settings\.ts$|^scripts\/dev\/screenshots\.ts$|^scripts\/checks\/demo-words\.ts$|^website\/fixtures\/|\/tests\/|\.(?:test|fixture|examples)\.tsx?$/;

/** Whether a file belongs to every centre, so that no words of the demo may stand in it. @param file from the root */
export const isOfEveryCentre = (file: string): boolean =>
  ANY_CENTRES.test(file) && !BINARY.test(file) && !OF_THE_DEMO.test(file);
