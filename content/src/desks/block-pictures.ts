/** The drawing's inks: ground, pictures, words, what can be pressed. */
const GROUND = '#f6f2ea';
const PICTURE = '#ddd6c8';
const WORDS = '#4a443b';
const PRESSED = '#00664a';

type Mark = readonly [ink: string, x: number, y: number, width: number, height: number];

const picture = (x: number, y: number, width: number, height: number): Mark => [PICTURE, x, y, width, height];
const heading = (x: number, y: number, width: number): Mark => [WORDS, x, y, width, 8];
const line = (x: number, y: number, width: number): Mark => [WORDS, x, y, width, 3];
const button = (x: number, y: number): Mark => [PRESSED, x, y, 36, 11];

const lines = (x: number, y: number, widths: readonly number[]): Mark[] =>
  widths.map((width, row) => line(x, y + row * 8, width));

const cards = (count: number, top: number): Mark[] =>
  Array.from({ length: count }, (_, card): Mark[] => {
    const width = (144 - 6 * (count - 1)) / count;
    const x = 8 + card * (width + 6);
    return [picture(x, top, width, 36), line(x, top + 42, width * 0.8), line(x, top + 48, width * 0.5)];
  }).flat();

const MARKS: Readonly<Record<string, readonly Mark[]>> = {
  'landing.hero': [picture(80, 0, 80, 90), heading(8, 22, 62), ...lines(8, 38, [60, 52]), button(8, 58)],
  'landing.rich-text': [heading(28, 12, 70), ...lines(28, 28, [104, 100, 104, 92, 104, 60])],
  'landing.picture': [picture(8, 8, 144, 62), line(8, 78, 64)],
  'landing.gallery': [
    heading(8, 8, 50),
    picture(8, 24, 70, 58),
    picture(84, 24, 32, 26),
    picture(120, 24, 32, 26),
    picture(84, 56, 68, 26),
  ],
  'landing.tenants': [heading(8, 8, 40), ...cards(4, 26)],
  'landing.offers': [heading(8, 8, 40), ...cards(3, 26), [PRESSED, 8, 26, 16, 10], [PRESSED, 58, 26, 16, 10]],
  'landing.events': [
    heading(8, 8, 40),
    ...[26, 46, 66].flatMap((top): Mark[] => [
      [PRESSED, 8, top, 16, 16],
      line(32, top + 3, 70),
      line(32, top + 10, 44),
      picture(128, top, 24, 16),
    ]),
  ],
  'landing.figures': [
    heading(8, 12, 50),
    ...[8, 58, 108].flatMap((x): Mark[] => [[PRESSED, x, 36, 34, 18], line(x, 62, 40), line(x, 69, 28)]),
  ],
  'landing.faq': [
    heading(8, 8, 50),
    ...[26, 42, 58, 74].flatMap((top): Mark[] => [
      line(8, top + 3, 96),
      [WORDS, 144, top + 3, 8, 2],
      [PICTURE, 8, top + 11, 144, 1],
    ]),
  ],
  'landing.video': [
    picture(8, 8, 144, 74),
    [PRESSED, 68, 34, 24, 22],
    [GROUND, 77, 40, 3, 10],
    [GROUND, 82, 42, 3, 6],
  ],
  'landing.campaign': [
    [PICTURE, 0, 0, 160, 90],
    heading(8, 14, 80),
    ...lines(8, 30, [70, 62]),
    [PRESSED, 8, 54, 50, 18],
    [GROUND, 104, 14, 48, 58],
  ],
  'landing.downloads': [
    heading(8, 10, 50),
    ...[30, 50, 70].flatMap((top): Mark[] => [
      [PRESSED, 8, top, 10, 12],
      line(26, top + 5, 90),
      line(132, top + 5, 20),
    ]),
  ],
  'landing.call-to-action': [
    [PICTURE, 8, 16, 144, 58],
    heading(20, 28, 70),
    ...lines(20, 44, [60, 46]),
    button(104, 40),
  ],
  'landing.crm-form': [
    heading(8, 8, 60),
    ...[24, 42].flatMap((top): Mark[] => [
      [WORDS, 8, top, 144, 13],
      [GROUND, 9, top + 1, 142, 11],
    ]),
    [WORDS, 8, 60, 8, 8],
    [GROUND, 9, 61, 6, 6],
    line(22, 62, 90),
    button(8, 74),
  ],
};

const drawing = (marks: readonly Mark[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${GROUND}"/>${marks
    .map(
      ([ink, x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}"/>`,
    )
    .join('')}</svg>`;

/** What each block of a landing page looks like, by its uid, as an address of an image: the picker shows it. */
export const BLOCK_PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MARKS).map(([uid, marks]) => [
    uid,
    `data:image/svg+xml,${encodeURIComponent(drawing(marks))}`,
  ]),
);
