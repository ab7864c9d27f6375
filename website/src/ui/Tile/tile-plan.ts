/**
 * How rooms (fields of colour) share a wall of any number of things: which spans they take on 12 modules
 * (desktop) and on 6 (tablet), in which order they go in, and on which ground each stands, so that no two
 * neighbours are one flat colour.
 */

/** Where one room stands. `art` is the side its picture takes on desktop. */
export interface RoomSlot {
  /** Modules of 12, and rows. */
  wide: 3 | 4 | 5 | 6 | 7 | 12;
  tall: 1 | 2;
  art: 'above' | 'below' | 'before' | 'after';
  /** Modules of 6 on tablets. */
  tablet: 3 | 6;
}

type RoomStyle = 'offers' | 'events';

/** What a room's words stand on: its floor's colour, the tint of it, or white, where both are next door already. */
export type Ground = 'field' | 'tint' | 'paper';

const slot = (
  wide: RoomSlot['wide'],
  tall: RoomSlot['tall'],
  art: RoomSlot['art'],
  tablet: RoomSlot['tablet'],
): RoomSlot => ({ wide, tall, art, tablet });

const SOLO = [slot(12, 1, 'after', 6)];

/** Bands fill whole rows. The keys are how many rooms they hold; 3 has a tall form and a flat one. */
const BANDS: Record<RoomStyle, Record<'1' | '2' | '3' | '3flat' | '4' | '4turned', readonly RoomSlot[]>> = {
  offers: {
    1: SOLO,
    2: [slot(7, 1, 'after', 6), slot(5, 1, 'before', 6)],
    3: [slot(6, 2, 'below', 6), slot(6, 1, 'before', 3), slot(6, 1, 'after', 3)],
    '3flat': [slot(4, 1, 'after', 3), slot(5, 1, 'before', 3), slot(3, 1, 'above', 6)],
    4: [slot(5, 2, 'below', 6), slot(4, 1, 'before', 6), slot(3, 2, 'above', 3), slot(4, 1, 'after', 3)],
    '4turned': [
      slot(3, 2, 'above', 3),
      slot(4, 1, 'after', 3),
      slot(5, 2, 'below', 6),
      slot(4, 1, 'before', 6),
    ],
  },
  events: {
    1: SOLO,
    2: [slot(7, 1, 'above', 6), slot(5, 1, 'above', 6)],
    3: [slot(6, 1, 'above', 6), slot(3, 1, 'above', 3), slot(3, 1, 'above', 3)],
    '3flat': [slot(5, 1, 'above', 6), slot(3, 1, 'above', 3), slot(4, 1, 'above', 3)],
    4: [slot(6, 2, 'above', 6), slot(3, 2, 'above', 6), slot(3, 1, 'above', 3), slot(3, 1, 'above', 3)],
    '4turned': [
      slot(3, 2, 'above', 6),
      slot(6, 2, 'above', 6),
      slot(3, 1, 'above', 3),
      slot(3, 1, 'above', 3),
    ],
  },
};

/** The slots for `count` rooms, in the order they stand in the document. Every row is filled to its end. */
export function roomSlots(count: number, style: RoomStyle = 'offers'): RoomSlot[] {
  const bands = BANDS[style];
  const slots: RoomSlot[] = [];
  let left = count;
  let turn = 0;
  while (left > 0) {
    if (left === 1) slots.push(...bands['1']);
    else if (left === 2) slots.push(...bands['2']);
    else if (left === 3) slots.push(...(turn === 0 ? bands['3'] : bands['3flat']));
    else if (left === 4) slots.push(...(turn === 0 ? bands['4'] : bands['4turned']));
    else if (left === 5) slots.push(...(turn % 2 === 0 ? bands['3'] : bands['3flat']));
    else if (turn % 2 === 1) slots.push(...bands['3flat']);
    else slots.push(...(turn % 4 === 2 ? bands['4turned'] : bands['4']));
    left = count - slots.length;
    turn += 1;
  }
  return slots;
}

interface Cell {
  row: number;
  column: number;
  wide: number;
  tall: number;
}

/** Places slots as CSS grid's sparse row flow does. */
function place(slots: readonly { wide: number; tall: number }[], columns: number): Cell[] {
  const taken = new Set<string>();
  const cells: Cell[] = [];
  let row = 0;
  let column = 0;
  for (const { wide, tall } of slots) {
    const fits = () => {
      if (column + wide > columns) return false;
      for (let r = row; r < row + tall; r += 1) {
        for (let c = column; c < column + wide; c += 1) if (taken.has(`${r} ${c}`)) return false;
      }
      return true;
    };
    while (!fits()) {
      column += 1;
      if (column >= columns) {
        column = 0;
        row += 1;
      }
    }
    for (let r = row; r < row + tall; r += 1) {
      for (let c = column; c < column + wide; c += 1) taken.add(`${r} ${c}`);
    }
    cells.push({ row, column, wide, tall });
  }
  return cells;
}

function touch(a: Cell, b: Cell): boolean {
  const overlap = (start: number, size: number, other: number, otherSize: number) =>
    Math.min(start + size, other + otherSize) - Math.max(start, other);
  const rows = overlap(a.row, a.tall, b.row, b.tall);
  const columns = overlap(a.column, a.wide, b.column, b.wide);
  return (rows > 0 && columns === 0) || (columns > 0 && rows === 0);
}

/** Index pairs of rooms that share a wall on desktop, on tablet or in the single stack of a phone. */
export function neighbours(slots: readonly RoomSlot[]): [number, number][] {
  const desktop = place(slots, 12);
  const tablet = place(
    slots.map((each) => ({ wide: each.tablet, tall: 1 })),
    6,
  );
  const pairs: [number, number][] = [];
  for (let a = 0; a < slots.length; a += 1) {
    for (let b = a + 1; b < slots.length; b += 1) {
      const at = (cells: Cell[]) => {
        const one = cells[a];
        const other = cells[b];
        return one && other ? touch(one, other) : false;
      };
      if (b === a + 1 || at(desktop) || at(tablet)) pairs.push([a, b]);
    }
  }
  return pairs;
}

interface Arranged<T> {
  item: T;
  slot: RoomSlot;
  ground: Ground;
}

interface Wall<T> {
  style?: RoomStyle;
  /** Slots at the end that stay free for a closing tile. */
  extra?: number;
  /** The order of `items` says something, and is the order on the page. */
  inOrder?: boolean;
  /** All grounds, the item's usual one first. */
  groundsOf?: (item: T) => readonly Ground[];
}

const GROUNDS: readonly Ground[] = ['field', 'tint', 'paper'];

/**
 * Puts `items` (most important first) into slots. Unless they stay in order, the first keeps the first place and the
 * others move as little as needed for no two neighbours to be of the same floor. Where such neighbours remain, the
 * later one takes a ground that the earlier ones have not.
 */
export function arrangeTiles<T>(
  items: readonly T[],
  floorOf: (item: T) => number | null,
  { style = 'offers', extra = 0, inOrder = false, groundsOf = () => GROUNDS }: Wall<T> = {},
): { rooms: Arranged<T>[]; rest: RoomSlot[] } {
  const slots = roomSlots(items.length + extra, style);
  const pairs = neighbours(slots).filter(([, later]) => later < items.length);
  const before = new Map<number, number[]>();
  for (const [earlier, later] of pairs) before.set(later, [...(before.get(later) ?? []), earlier]);

  const rooms: Arranged<T>[] = [];
  for (const [index, item] of (inOrder ? items : settle(items, floorOf, before)).entries()) {
    const own = slots[index];
    if (!own) continue;
    const beside = (before.get(index) ?? []).flatMap((earlier) => rooms[earlier] ?? []);
    const taken = beside.filter((room) => floorOf(room.item) === floorOf(item)).map((room) => room.ground);
    const worn = (ground: Ground) => taken.filter((one) => one === ground).length;
    const ground = groundsOf(item).reduce((best, one) => (worn(one) < worn(best) ? one : best));
    rooms.push({ item, slot: own, ground });
  }
  return { rooms, rest: slots.slice(items.length) };
}

const MAX_TRIES = 4000;

/** Depth-first with the given order preferred; gives up after MAX_TRIES and takes the greedy order. */
function settle<T>(
  items: readonly T[],
  floorOf: (item: T) => number | null,
  before: ReadonlyMap<number, number[]>,
): T[] {
  const floors = items.map(floorOf);
  let tries = 0;
  const clashes = (order: readonly number[], candidate: number) =>
    (before.get(order.length) ?? []).filter((position) => {
      const other = order[position];
      return other !== undefined && floors[other] === floors[candidate];
    }).length;

  function search(order: readonly number[], left: readonly number[]): readonly number[] | null {
    if (left.length === 0) return order;
    tries += 1;
    if (tries > MAX_TRIES) return null;
    const seen = new Set<number | null | undefined>();
    for (const candidate of order.length === 0 ? left.slice(0, 1) : left) {
      if (seen.has(floors[candidate]) || clashes(order, candidate) > 0) continue;
      seen.add(floors[candidate]);
      const found = search(
        [...order, candidate],
        left.filter((other) => other !== candidate),
      );
      if (found) return found;
    }
    return null;
  }

  function greedy(): readonly number[] {
    const order: number[] = [];
    let left = items.map((_, index) => index);
    while (left.length > 0) {
      const best = left.reduce((a, b) => (clashes(order, b) < clashes(order, a) ? b : a));
      order.push(best);
      left = left.filter((other) => other !== best);
    }
    return order;
  }

  const indexes = items.map((_, index) => index);
  return (search([], indexes) ?? greedy()).flatMap((index) => items.slice(index, index + 1));
}
