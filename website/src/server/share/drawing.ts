import type { OpenGraphImage } from '../../features/share/open-graph-image.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../features/share/share-address.ts';
import { floorSign, isInky } from '../../ui/floors/floor.ts';
import { type FloorColours, floorColours, INK, INK_LINE, WHITE } from '../../ui/floors/floor-colours.ts';
import { MARK_BOX, markPath } from '../../ui/Logo/mark.ts';
import { type FittedText, fitText, type TextBox } from './fit.ts';
import { CAPITAL, type Typeface, type Typefaces } from './type.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ImageDrawing {
  svg: string;
  /** Where the picture is laid over it, edge to edge. */
  art?: Box;
  /** Where the logo is laid over it, whole and centred, on white. */
  logo?: Box;
}

/** What could be had of an image's pictures. */
export interface AvailablePictures {
  art: boolean;
  logo: boolean;
}

const ART_WIDTH = 560;
const WORDS_WIDTH = SHARE_WIDTH - ART_WIDTH;
const PAD = 48;
const LINE_WIDTH = WORDS_WIDTH - 2 * PAD;
const WALL = 3;
/** The strip under the words: the house's sign, and the white room of the shop. */
const STRIP: Pick<Box, 'top' | 'height'> = { top: 522, height: 108 };
const SIGN_WIDTH = 304;
const TOP = 44;
const CHIP = 46;
const BOTTOM = STRIP.top - 36;
/** Between the chip and the words. */
const WORDS_TOP = TOP + CHIP + 30;
const SMALL = 30;
const TRACKING = { numeral: -0.045, name: -0.025, small: 0 } as const;
const NAME_LEADING = 1;
const NUMERAL_LEADING = 0.86;
/** A name is made smaller than this only when the numeral cannot be. */
const GOOD_NAME = 62;
const NUMERAL_SIZES = [240, 200, 164, 132] as const;
const SMALLEST_NUMERAL = 108;
/** Between numeral and name, both set in full. */
const NUMERAL_GAP = 36;
/** A "numeral" of more signs is none: left out rather than made small. */
const MAX_NUMERAL = 16;

/** An image as a drawing of two surfaces: a field of the floor's colour, and its picture or a white room. */
export function drawOpenGraphImage(
  image: OpenGraphImage,
  { art, logo }: AvailablePictures,
  faces: Typefaces,
): ImageDrawing {
  const colours = floorColours(image.level);
  // Events have their picture before their words, as on their page.
  const wordsLeft = image.kind === 'event' ? ART_WIDTH : 0;
  const artBox = { left: wordsLeft === 0 ? WORDS_WIDTH : 0, top: 0, width: ART_WIDTH, height: SHARE_HEIGHT };
  const logoLarge = !art && logo && image.kind === 'tenant';
  const strip = stripOf(image, { logo: logo && !logoLarge, left: wordsLeft }, faces);
  const parts = [
    rect({ left: wordsLeft, top: 0, width: WORDS_WIDTH, height: SHARE_HEIGHT }, colours.field),
    words(image, wordsLeft + PAD, colours, faces),
    strip.svg,
    art ? '' : logoLarge ? whiteRoom(artBox) : unpictured(image, artBox, colours, faces),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">${parts.join('')}</svg>`,
    ...(art ? { art: artBox } : {}),
    ...(logoLarge ? { logo: inset(artBox, 68, 190) } : strip.logo ? { logo: strip.logo } : {}),
  };
}

const rect = ({ left, top, width, height }: Box, fill: string) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;

const inset = ({ left, top, width, height }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  width: width - 2 * x,
  height: height - 2 * y,
});

const whiteRoom = (box: Box) => rect(box, INK) + rect(inset(box, WALL, WALL), WHITE);

interface Setting {
  face: Typeface;
  tracking: number;
  fill: string;
}

function fitted(
  text: string,
  box: TextBox,
  { face, tracking }: Pick<Setting, 'face' | 'tracking'>,
): FittedText {
  return fitText(face.settable(text), box, (part) => face.width(part, tracking));
}

/** Lines downwards from the top of the first one's capitals. */
function setLines(
  { size, lines }: FittedText,
  left: number,
  top: number,
  leading: number,
  type: Setting,
): string {
  const { face, tracking, fill } = type;
  return lines
    .map((line, i) =>
      face.outline(line, { x: left, y: top + size * (CAPITAL + i * leading), size, tracking, fill }),
    )
    .join('');
}

/** From the top of the first line's capitals to the last line's baseline. */
function heightOf({ size, lines }: FittedText, leading: number): number {
  return lines.length === 0 ? 0 : size * (CAPITAL + (lines.length - 1) * leading);
}

function words(
  image: OpenGraphImage,
  left: number,
  { on }: FloorColours,
  { sign, strong }: Typefaces,
): string {
  const name = { face: sign, tracking: TRACKING.name, fill: on };
  const numeral = { face: sign, tracking: TRACKING.numeral, fill: on };
  const small = { face: strong, tracking: TRACKING.small, fill: on };
  const note = fitted(image.note ?? '', oneLine(LINE_WIDTH, SMALL), small);
  const noteHeight = note.lines.length > 0 ? heightOf(note, 1) + 26 : 0;
  const { big, called } = balance(image, BOTTOM - WORDS_TOP - noteHeight, { name, numeral });
  const noteTop = BOTTOM - heightOf(note, 1);
  const bigHeight = heightOf(big, NUMERAL_LEADING);
  const parts = [chip(image, left, on, { sign, strong })];
  if (image.kind === 'tenant') {
    parts.push(setLines(called, left, WORDS_TOP, NAME_LEADING, name));
    parts.push(setLines(big, left, BOTTOM - bigHeight, NUMERAL_LEADING, numeral));
  } else {
    const nameTop = BOTTOM - noteHeight - heightOf(called, NAME_LEADING);
    const bigTop = nameTop - gapOver(called) - bigHeight;
    parts.push(setLines(big, left, bigTop, NUMERAL_LEADING, numeral));
    parts.push(setLines(called, left, nameTop, NAME_LEADING, name));
    parts.push(setLines(note, left, noteTop, 1, small));
  }
  return parts.join('');
}

/** Room for accents over the name's capitals. */
const gapOver = ({ size }: FittedText) => 18 + size * 0.2;

const oneLine = (width: number, size: number): TextBox => ({
  width,
  height: size * 2,
  most: size,
  least: size - 4,
  lines: 1,
  leading: 1,
});

type Face = Pick<Setting, 'face' | 'tracking'>;

interface Words {
  big: FittedText;
  called: FittedText;
}

/** Numeral and name in the height that they share: the numeral as large as lets the name be read from afar. */
function balance(
  { numeral, name }: OpenGraphImage,
  height: number,
  type: Record<'name' | 'numeral', Face>,
): Words {
  const { face, tracking } = type.numeral;
  const called = (rest: number, most: number, lines: number) =>
    fitted(
      name,
      { width: LINE_WIDTH, height: rest, most, least: 40, lines, leading: NAME_LEADING },
      type.name,
    );

  function set(lines: readonly string[], size: number): Words {
    const widest = Math.max(...lines.map((line) => face.width(line, tracking)));
    const big = { size: Math.min(size, LINE_WIDTH / widest), lines: [...lines] };
    return { big, called: called(height - heightOf(big, NUMERAL_LEADING) - NUMERAL_GAP, 96, 3) };
  }

  const lines = numeral.map((line) => face.settable(line)).filter(Boolean);
  const longest = Math.max(0, ...lines.map((line) => [...line].length));
  if (longest === 0 || longest > MAX_NUMERAL)
    return { big: { size: 0, lines: [] }, called: called(height, 116, 4) };
  // A range of days stands in two lines, or in one where that is larger.
  const ways = [lines, [lines.join('')]].map((way) => {
    for (const size of NUMERAL_SIZES) {
      const tried = set(way, size);
      const taken = heightOf(tried.big, NUMERAL_LEADING) + NUMERAL_GAP + heightOf(tried.called, NAME_LEADING);
      if (taken <= height && tried.called.size >= GOOD_NAME) return tried;
    }
    return set(way, SMALLEST_NUMERAL);
  });
  return ways.reduce((best, way) => (way.big.size > best.big.size ? way : best));
}

/** The floor's numeral in its square, and where. */
function chip(
  { level, place = '' }: OpenGraphImage,
  left: number,
  on: string,
  { sign, strong }: Typefaces,
): string {
  const numeral = sign.settable(floorSign(level));
  const start = numeral ? left + CHIP + 16 : left;
  const words = { face: strong, tracking: TRACKING.small, fill: on };
  const text = fitted(place, oneLine(left + LINE_WIDTH - start, SMALL), words);
  const middle = (size: number) => TOP + (CHIP - size * CAPITAL) / 2;
  const said = setLines(text, start, middle(text.size), 1, words);
  if (!numeral) return said;
  const x = left + (CHIP - SMALL * sign.width(numeral, 0)) / 2;
  const figure = { face: sign, tracking: 0, fill: on };
  return [
    `<rect x="${left + WALL / 2}" y="${TOP + WALL / 2}" width="${CHIP - WALL}" height="${CHIP - WALL}" fill="none" stroke="${on}" stroke-width="${WALL}"/>`,
    setLines({ size: SMALL, lines: [numeral] }, x, middle(SMALL), 1, figure),
    said,
  ].join('');
}

/** The centre's mark in one colour, placed by a transform of its box. */
function mark(fill: string, placed: string): string {
  const { d, transform = '' } = markPath();
  return `<path fill="${fill}" fill-rule="evenodd" transform="${placed} ${transform}" d="${d}"/>`;
}

/** The house's mark and name on ink; beside it the shop's logo, or its name when that stands nowhere else. */
function stripOf(
  { kind, shop, centre, level }: OpenGraphImage,
  { logo, left }: { logo: boolean; left: number },
  { sign }: Typefaces,
): { svg: string; logo?: Box } {
  const shopName = kind === 'tenant' ? '' : sign.settable(shop?.name ?? '');
  const room = logo || shopName !== '';
  const whole = { left, top: STRIP.top, width: WORDS_WIDTH, height: STRIP.height };
  const signWidth = room ? SIGN_WIDTH : WORDS_WIDTH;
  const parts = [rect(whole, INK)];
  if (isInky(level)) parts.push(rect({ ...whole, width: signWidth, height: WALL }, INK_LINE));
  const markHeight = 64;
  const scale = markHeight / MARK_BOX.height;
  parts.push(
    mark(WHITE, `translate(${left + PAD} ${STRIP.top + (STRIP.height - markHeight) / 2}) scale(${scale})`),
  );
  const nameLeft = left + PAD + MARK_BOX.width * scale + 18;
  const type = { face: sign, tracking: TRACKING.name, fill: WHITE };
  const box = {
    width: left + signWidth - nameLeft - 20,
    height: 70,
    most: 31,
    least: 20,
    lines: 2,
    leading: 1,
  };
  const name = fitted(centre, box, type);
  const middle = (text: FittedText) => STRIP.top + (STRIP.height - heightOf(text, 1)) / 2;
  parts.push(setLines(name, nameLeft, middle(name), 1, type));
  if (!room) return { svg: parts.join('') };
  const white = {
    left: left + signWidth,
    top: STRIP.top + WALL,
    width: WORDS_WIDTH - signWidth - WALL,
    height: STRIP.height - 2 * WALL,
  };
  parts.push(rect(white, WHITE));
  if (logo) return { svg: parts.join(''), logo: inset(white, 40, 22) };
  const inside = inset(white, 24, 16);
  const shopType = { ...type, fill: INK };
  const title = fitted(shopName, { ...inside, most: 38, least: 22, lines: 2, leading: 1 }, shopType);
  const widest = Math.max(0, ...title.lines.map((line) => title.size * sign.width(line, TRACKING.name)));
  parts.push(setLines(title, white.left + (white.width - widest) / 2, middle(title), 1, shopType));
  return { svg: parts.join('') };
}

/** In place of a picture: the floor's numeral, cropped hard, or the plan of a house for what has no floor. */
function unpictured(
  { level }: OpenGraphImage,
  box: Box,
  { field, tint }: FloorColours,
  { sign }: Typefaces,
): string {
  const numeral = sign.settable(floorSign(level));
  const clip = `<clipPath id="room">${rect(box, WHITE)}</clipPath>`;
  const size = 900;
  const inside = numeral
    ? sign.outline(numeral, {
        x: box.left + (box.width - size * sign.width(numeral, TRACKING.numeral)) / 2,
        y: box.top + box.height + 40,
        size,
        tracking: TRACKING.numeral,
        fill: field,
      })
    : mark(field, `translate(${box.left + 40} ${box.top + 40})`);
  return `${clip}${rect(box, tint)}<g clip-path="url(#room)">${inside}</g>`;
}
