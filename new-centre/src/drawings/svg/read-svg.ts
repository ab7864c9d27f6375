import type { Element } from '@xmldom/xmldom';
import type { Figure, Layer, Teller } from '../drawing.ts';
import { namesOf } from '../tell.ts';
import { flatten } from './flatten.ts';
import { layerOf } from './layers.ts';
import { nameOf } from './names.ts';
import { parseSvg, type SvgFile } from './parse-svg.ts';
import { pathOf } from './shape-path.ts';
import { sourceOf, transformOf } from './used.ts';
import { namedByWriting, type Writing, writingsOf } from './writings.ts';

const GROUPS: ReadonlySet<string | null> = new Set(['g', 'a', 'switch', 'use']);
/** Copies of copies deeper than this are a circle. */
const DEEPEST = 12;

interface Place {
  transform: string;
  layer: Layer | undefined;
  /** The nearest group with a name that is no layer's. */
  group: string | undefined;
  /** The name of the copy that this is within: it goes before the names of what is copied. */
  copy: string | undefined;
  depth: number;
}

interface Reading {
  file: SvgFile;
  ids: ReadonlySet<string>;
  tolerance: number;
  figures: Figure[];
  writings: Writing[];
  /** Names of groups that are no layers, and of shapes that are in none. */
  unknown: Set<string>;
  tell: Teller;
}

const DISPLAY_NONE = /(^|;)\s*display\s*:\s*none/;

function isHidden(element: Element, hiddenClasses: ReadonlySet<string>): boolean {
  const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
  return (
    element.getAttribute('display') === 'none' ||
    DISPLAY_NONE.test(element.getAttribute('style') ?? '') ||
    classes.some((name) => hiddenClasses.has(name))
  );
}

/** Shapes of a layer, and groups of whatever depth that hold any. */
function readElement(element: Element, place: Place, reading: Reading): void {
  if (isHidden(element, reading.file.hiddenClasses) || place.depth > DEEPEST) return;
  const tag = element.localName;
  if (tag === 'use') readUse(element, place, reading);
  else if (GROUPS.has(tag)) readGroup(element, place, reading);
  else if (tag === 'svg') readNested(element, place, reading);
  else if (tag === 'text') reading.writings.push(...writingsOf(element, within(element, place).transform));
  else readShape(element, place, reading);
}

function readNested(element: Element, { group }: Place, { ids, tell }: Reading): void {
  const called = nameOf(element, ids) ?? group ?? '<svg>';
  tell.leftOut(
    called,
    'A drawing within the drawing is not read.',
    'Take its shapes out and put them into a layer.',
  );
}

function readUse(element: Element, place: Place, reading: Reading): void {
  const source = sourceOf(element, reading.file.byId);
  const name = nameOf(element, reading.ids);
  if (!source) {
    const called = name ?? place.group ?? '<use>';
    reading.tell.leftOut(
      called,
      'It is a copy of something that is not in the file.',
      'Turn the copy into a shape of its own (Inkscape: Unlink Clone; Illustrator: Expand).',
    );
    return;
  }
  const inner: Place = {
    ...place,
    transform: transformOf(element, source, place.transform),
    copy: place.copy ?? name ?? place.group,
    depth: place.depth + 1,
  };
  for (const part of source.localName === 'symbol' ? source.children : [source]) {
    readElement(part, inner, reading);
  }
}

function within(element: Element, { transform, ...place }: Place): Place {
  const own = element.getAttribute('transform') ?? '';
  return { ...place, transform: `${transform} ${own}`.trim(), depth: place.depth + 1 };
}

/** Whether a group holds a layer, so that it is a frame round the drawing. */
const holdsLayer = (element: Element, ids: ReadonlySet<string>): boolean =>
  [...element.children].some(
    (child) =>
      GROUPS.has(child.localName) && (layerOf(nameOf(child, ids)) !== undefined || holdsLayer(child, ids)),
  );

function readGroup(element: Element, place: Place, reading: Reading): void {
  const name = nameOf(element, reading.ids);
  const inner = within(element, place);
  const layer = place.layer === undefined ? layerOf(name) : undefined;
  const isFrame = place.layer === undefined && holdsLayer(element, reading.ids);
  const isNew = layer !== undefined || isFrame;
  const group = isNew ? undefined : place.layer ? (name ?? place.group) : (place.group ?? name);
  for (const child of element.children) {
    readElement(child, { ...inner, layer: layer ?? place.layer, group }, reading);
  }
}

function readShape(element: Element, place: Place, reading: Reading): void {
  const d = pathOf(element);
  if (d === undefined) return;
  const label = place.copy ?? nameOf(element, reading.ids) ?? place.group;
  if (place.layer === undefined) {
    reading.unknown.add(place.group ?? 'shapes outside any layer');
    return;
  }
  const called = label ?? `a <${element.localName}> without a name in ${place.layer}`;
  const rings = flatten(d, within(element, place).transform, reading.tolerance);
  if (rings.length > 0) reading.figures.push({ layer: place.layer, label, called, rings });
  else reading.tell.leftOut(called, 'The shape has no lines.', 'Draw it again, or delete it.');
}

function tellUnknown({ unknown, tell }: Reading): void {
  for (const name of unknown) {
    tell.leftOut(
      name,
      'This is no layer that is read.',
      'If it belongs on the map, put its shapes into one of the layers, for instance "rooms".',
    );
  }
}

/**
 * The shapes of all layers, in the order they are drawn and in units of the `viewBox`; its width and height play no
 * part. Of texts only the numbers of rooms are read; definitions and what is hidden are passed over.
 * @param tolerance how far a line may be from its curve, in those units
 */
export function readSvg(svg: string, tolerance: number, tell: Teller): Figure[] {
  const file = parseSvg(svg, tell);
  if (!file) return [];
  const ids = new Set(file.byId.keys());
  const reading: Reading = { file, ids, tolerance, figures: [], writings: [], unknown: new Set(), tell };
  const place: Place = { transform: '', layer: undefined, group: undefined, copy: undefined, depth: 0 };
  for (const child of file.root.children) readElement(child, place, reading);
  tellUnknown(reading);
  if (reading.figures.length === 0) {
    tell.leftOut(
      'the file',
      'No layer has a shape in it.',
      `Name the groups of the drawing "outline", "rooms", "doors" and so on. Groups now: ${namesOf([...reading.unknown]) || 'none'}.`,
    );
  }
  return namedByWriting(reading.figures, reading.writings);
}
