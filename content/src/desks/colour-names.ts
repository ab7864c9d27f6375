import type { Words } from './words/words';

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

const RED: Words = ['czerwony', 'red'];
const PINK: Words = ['różowy', 'pink'];
const VIOLET: Words = ['fioletowy', 'violet'];
const BROWN: Words = ['brązowy', 'brown'];

interface Hue {
  /** In degrees of the circle, from -15, where red begins. */
  upTo: number;
  words: Words;
  /** What people call it when it is lighter than this. */
  light?: readonly [above: number, words: Words];
  dark?: readonly [below: number, words: Words];
}

const HUES: readonly Hue[] = [
  { upTo: 10, words: RED, light: [0.65, PINK] },
  // Next to orange: still red, but brown where it is dark.
  { upTo: 14, words: RED, dark: [0.4, BROWN] },
  { upTo: 42, words: ['pomarańczowy', 'orange'], dark: [0.4, BROWN] },
  { upTo: 68, words: ['żółty', 'yellow'] },
  { upTo: 165, words: ['zielony', 'green'] },
  { upTo: 195, words: ['turkusowy', 'turquoise'] },
  { upTo: 255, words: ['niebieski', 'blue'] },
  { upTo: 290, words: VIOLET },
  { upTo: 345, words: PINK, dark: [0.35, VIOLET] },
];

const GREYS: readonly (readonly [upTo: number, words: Words])[] = [
  [0.15, ['czarny', 'black']],
  [0.93, ['szary', 'grey']],
  [1, ['biały', 'white']],
];

/** What a person would call a colour of the form `#00664a` on the phone; undefined for what is none. */
export function colourName(colour: unknown): Words | undefined {
  const parts = HEX.exec(typeof colour === 'string' ? colour.trim() : '');
  if (!parts) return undefined;
  const [red, green, blue] = parts.slice(1).map((part) => Number.parseInt(part, 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, lightness] = [most - least, (most + least) / 2];
  if (spread < 0.12 || lightness < 0.08) return GREYS.find(([upTo]) => lightness <= upTo)?.[1];
  let sixth = (red - green) / spread + 4;
  if (most === red) sixth = (green - blue) / spread;
  else if (most === green) sixth = (blue - red) / spread + 2;
  const degrees = ((sixth * 60 + 375) % 360) - 15;
  const hue = HUES.find(({ upTo }) => degrees < upTo);
  if (hue?.light && lightness > hue.light[0]) return hue.light[1];
  if (hue?.dark && lightness < hue.dark[0]) return hue.dark[1];
  return hue?.words;
}
