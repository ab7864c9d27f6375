import type { Words } from './words/words';

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Hues up to so many degrees of the circle, from red on. */
const HUES: readonly (readonly [upTo: number, words: Words])[] = [
  [10, ['czerwony', 'red']],
  [45, ['pomarańczowy', 'orange']],
  [68, ['żółty', 'yellow']],
  [165, ['zielony', 'green']],
  [195, ['turkusowy', 'turquoise']],
  [255, ['niebieski', 'blue']],
  [290, ['fioletowy', 'violet']],
  [345, ['różowy', 'pink']],
  [360, ['czerwony', 'red']],
];

const GREYS: readonly (readonly [upTo: number, words: Words])[] = [
  [0.15, ['czarny', 'black']],
  [0.93, ['szary', 'grey']],
  [1, ['biały', 'white']],
];

const BROWN: Words = ['brązowy', 'brown'];
const PINK: Words = ['różowy', 'pink'];
const VIOLET: Words = ['fioletowy', 'violet'];

/** What people call such a hue when it is as dark or as light as this. */
function byLightness(hue: number, lightness: number): Words | undefined {
  const isRed = hue < 10 || hue >= 345;
  if (isRed) return lightness > 0.65 ? PINK : undefined;
  if (hue < 45) return lightness < 0.4 ? BROWN : undefined;
  return hue >= 290 && lightness < 0.35 ? VIOLET : undefined;
}

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
  const hue = (sixth * 60 + 360) % 360;
  return byLightness(hue, lightness) ?? HUES.find(([upTo]) => hue < upTo)?.[1];
}
