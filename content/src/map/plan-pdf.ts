import type { Locale } from '@mall/contract';
import PDFDocument from 'pdfkit';
import type { CentreFloor } from '../site/floors';
import { type Pdf, registerFaces, write } from './pdf-text';
import type { PlanDrawing, PlanFloor, PlanRoom } from './plan-drawing';
import { type FloorPaint, INK, PLAN_SIGNS, paintOf, STONE, STONE_DEEP, WHITE } from './plan-signs';
import { floorName, levelSign, type PlanWords } from './plan-words';

/** A4 on its long side, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const BAND = 150;
const PLAN = { left: 182, top: 44, width: 364, height: 507 };
const LEGEND = { left: 572, top: 44, right: 814, bottom: 556 };
const AMENITY = 13;
const ENTRANCE = 17;

type Point = readonly [number, number];

const numberSign = (room: string) => room.replace('-', '−');

function outline(pdf: Pdf, ring: readonly Point[]): Pdf {
  ring.forEach(([x, y], index) => {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  });
  return pdf.closePath();
}

/** Of the sign on the band by the number of its letters: it keeps within. */
const LARGE: Readonly<Record<number, number>> = { 1: 110, 2: 96 };

function band(pdf: Pdf, centre: string, large: string, small: string, field: string, text: string): void {
  pdf.rect(0, 0, BAND, PAGE.height).fill(field);
  write(pdf, centre, 22, 60, { size: 13, weight: 800, colour: text, width: BAND - 34 });
  write(pdf, large, 20, 500, { size: LARGE[large.length] ?? 52, weight: 800, colour: text });
  write(pdf, small, 22, 540, { size: 13, weight: 800, colour: text, width: BAND - 34 });
}

/** A pictogram in white on ink, its middle at the point. */
function amenitySign(pdf: Pdf, category: string, [x, y]: Point, size = AMENITY): void {
  const drawing = PLAN_SIGNS[category];
  if (!drawing) return;
  pdf.rect(x - size / 2, y - size / 2, size, size).fill(INK);
  pdf.save();
  pdf.translate(x - size * 0.36, y - size * 0.36).scale((size * 0.72) / 48);
  for (const [way, path] of drawing) {
    if (way === 'fill') pdf.path(path).fill(WHITE, 'even-odd');
    else pdf.lineWidth(5).path(path).stroke(WHITE);
  }
  pdf.restore();
}

const FILLS: Readonly<Record<string, string>> = {
  void: STONE_DEEP,
  square: STONE,
  landing: WHITE,
  nonpublic: INK,
  parking: STONE,
};

/** Which way is out of the building at a point of its wall. */
function outwards([x, y]: Point, { width, height }: PlanDrawing): Point {
  const sides: readonly [distance: number, Point][] = [
    [y, [0, -1]],
    [height - y, [0, 1]],
    [x, [-1, 0]],
    [width - x, [1, 0]],
  ];
  return sides.reduce((best, side) => (side[0] < best[0] ? side : best))[1];
}

/** A gap in the wall, and the sign outside before it. */
function entranceSign(pdf: Pdf, sign: string, [x, y]: Point, [dx, dy]: Point): void {
  const [w, h] = dx === 0 ? [ENTRANCE * 1.4, 3] : [3, ENTRANCE * 1.4];
  pdf.rect(x - w / 2, y - h / 2, w, h).fill(WHITE);
  const [sx, sy] = [x + dx * ENTRANCE * 0.75, y + dy * ENTRANCE * 0.75];
  pdf.rect(sx - ENTRANCE / 2, sy - ENTRANCE / 2, ENTRANCE, ENTRANCE).fill(INK);
  write(pdf, sign, sx, sy + 4, { size: 11, weight: 800, colour: WHITE, align: 'centre', width: ENTRANCE });
}

function drawFloor(pdf: Pdf, drawing: PlanDrawing, floor: PlanFloor, paint: FloorPaint): void {
  const scale = Math.min(PLAN.width / drawing.width, PLAN.height / drawing.height);
  const left = PLAN.left + (PLAN.width - drawing.width * scale) / 2;
  const top = PLAN.top + (PLAN.height - drawing.height * scale) / 2;
  const put = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  for (const ring of floor.outlines) outline(pdf, ring.map(put)).fill(WHITE);
  pdf.lineWidth(0.5);
  for (const line of floor.lines) {
    const [from, ...rest] = line.map(put);
    if (!from) continue;
    pdf.moveTo(from[0], from[1]);
    for (const [x, y] of rest) pdf.lineTo(x, y);
    pdf.stroke(STONE_DEEP);
  }
  for (const category of ['square', 'parking', 'void', 'landing', 'nonpublic']) {
    for (const area of floor.areas.filter((one) => one.category === category)) {
      outline(pdf, area.ring.map(put)).fill(FILLS[category] ?? STONE);
    }
  }
  for (const { ring, name } of floor.rooms) {
    outline(pdf, ring.map(put)).fill(name === null ? STONE : paint.tint);
    outline(pdf, ring.map(put)).lineWidth(0.8).stroke(INK);
  }
  for (const ring of floor.outlines) outline(pdf, ring.map(put)).lineWidth(2.2).stroke(INK);
  for (const { category, at } of floor.amenities) amenitySign(pdf, category, put(at));
  for (const { at, number, name } of floor.rooms) {
    const [x, y] = put(at);
    if (name !== null) {
      write(pdf, numberSign(number), x, y + 3, { size: 8.5, weight: 800, colour: INK, align: 'centre' });
    }
  }
  for (const { sign, at } of floor.entrances) entranceSign(pdf, sign, put(at), outwards(at, drawing));
}

interface Row {
  number: string;
  name: string;
  level: number;
}

/** Rows in columns from the top; as much air between them as there is room for. */
function list(
  pdf: Pdf,
  rows: readonly Row[],
  place: { left: number; right: number; top: number; bottom: number; columns: number },
): void {
  const each = Math.ceil(rows.length / place.columns);
  const step = Math.min(15, (place.bottom - place.top) / Math.max(1, each));
  const width = (place.right - place.left) / place.columns;
  const size = Math.min(9.5, step * 0.72);
  rows.forEach(({ number, name, level }, index) => {
    const x = place.left + Math.floor(index / each) * width;
    const y = place.top + ((index % each) + 0.75) * step;
    pdf.rect(x, y - size * 0.78, size * 0.5, size * 0.84).fill(paintOf(level).field);
    write(pdf, numberSign(number), x + size * 0.9, y, { size, weight: 800, colour: INK });
    write(pdf, name, x + size * 4.2, y, { size, colour: INK, width: width - size * 4.2 - 8 });
  });
}

const rowsOf = (rooms: readonly PlanRoom[], level: number): Row[] =>
  rooms.flatMap(({ number, name }) => (name === null ? [] : [{ number, name, level }]));

/** What each sign on this floor means, in two columns at the foot. @returns where it begins */
function amenityKey(pdf: Pdf, floor: PlanFloor, words: PlanWords): number {
  const categories = Object.keys(PLAN_SIGNS).filter((category) =>
    floor.amenities.some((amenity) => amenity.category === category),
  );
  const lines = Math.ceil(categories.length / 2);
  const top = LEGEND.bottom - lines * 18;
  const width = (LEGEND.right - LEGEND.left) / 2;
  categories.forEach((category, index) => {
    const x = LEGEND.left + (index % 2) * width;
    const y = top + (Math.floor(index / 2) + 0.5) * 18;
    amenitySign(pdf, category, [x + 7, y], 14);
    const name = words.amenities[category] ?? category;
    write(pdf, name, x + 19, y + 3, { size: 8.5, colour: INK, width: width - 22 });
  });
  return top;
}

export interface PlanSheet {
  centre: string;
  locale: Locale;
  words: PlanWords;
  drawing: PlanDrawing;
  /** As staff describe them. */
  floors: readonly CentreFloor[];
}

function floorPage(pdf: Pdf, sheet: PlanSheet, floor: PlanFloor): void {
  const { centre, words, drawing, locale } = sheet;
  const said = sheet.floors.find(({ level }) => level === floor.level);
  const paint = paintOf(floor.level, said?.colour);
  const name = said?.name ?? floorName(words, floor.level);
  pdf.addPage();
  band(pdf, centre, said?.sign ?? levelSign(floor.level), name, paint.field, paint.text);
  drawFloor(pdf, drawing, floor, paint);
  const rows = rowsOf(floor.rooms, floor.level).sort((a, b) => a.name.localeCompare(b.name, locale));
  const bottom = amenityKey(pdf, floor, words) - 14;
  write(pdf, words.shops, LEGEND.left, LEGEND.top + 12, { size: 14, weight: 800, colour: INK });
  const columns = rows.length > 36 ? 2 : 1;
  list(pdf, rows, { left: LEGEND.left, right: LEGEND.right, top: LEGEND.top + 24, bottom, columns });
}

function indexPage(pdf: Pdf, { centre, words, drawing, locale }: PlanSheet): void {
  pdf.addPage();
  band(pdf, centre, 'A–Z', words.title, INK, WHITE);
  write(pdf, words.allShops, PLAN.left, PLAN.top + 12, { size: 14, weight: 800, colour: INK });
  const rows = drawing.floors
    .flatMap(({ rooms, level }) => rowsOf(rooms, level))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const columns = Math.min(6, Math.max(3, Math.ceil(rows.length / 34)));
  list(pdf, rows, { ...LEGEND, left: PLAN.left, top: PLAN.top + 28, columns });
}

/** The plan as a PDF of A4 pages: a floor each from the top down, then all shops from A to Z. */
export function planPdf(sheet: PlanSheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: sheet.locale,
    displayTitle: true,
    info: { Title: `${sheet.centre}: ${sheet.words.title}`, Author: sheet.centre },
  });
  registerFaces(pdf);
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', failed);
    for (const floor of sheet.drawing.floors) floorPage(pdf, sheet, floor);
    indexPage(pdf, sheet);
    pdf.end();
  });
}
