import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { arrangeTiles, type Ground, neighbours, type RoomSlot, roomSlots } from './tile-plan.ts';

const COUNTS = Array.from({ length: 24 }, (_, index) => index);

function area(slots: RoomSlot[], read: (slot: RoomSlot) => number): number {
  return slots.reduce((sum, slot) => sum + read(slot), 0);
}

describe('roomSlots', () => {
  it.each(COUNTS)('fills whole rows with %i rooms', (count) => {
    for (const style of ['offers', 'events'] as const) {
      const slots = roomSlots(count, style);
      expect(slots).toHaveLength(count);
      expect(area(slots, (slot) => slot.wide * slot.tall) % 12).toBe(0);
      expect(area(slots, (slot) => slot.tablet) % 6).toBe(0);
    }
  });

  it('never lays equal columns side by side for offers', () => {
    for (const count of COUNTS) {
      const spans = new Set(roomSlots(count).map((slot) => `${slot.wide} ${slot.tall}`));
      if (count > 1) expect(spans.size).toBeGreaterThan(1);
    }
  });

  it('stays the composition of the study for seven', () => {
    expect(roomSlots(7).map((slot) => slot.wide)).toEqual([5, 4, 3, 4, 4, 5, 3]);
  });
});

describe('arrangeTiles', () => {
  const floor = (level: number | null) => level;

  function clashes(levels: (number | null)[], slots: RoomSlot[]): number {
    return neighbours(slots).filter(([a, b]) => b < levels.length && levels[a] === levels[b]).length;
  }

  it('parts neighbours of the same floor and keeps the first first', () => {
    const levels = [1, 1, 3, 3, 0, 2, 0];
    const { rooms } = arrangeTiles(levels, floor);
    const arranged = rooms.map((room) => room.item);
    expect(arranged[0]).toBe(1);
    expect([...arranged].sort()).toEqual([...levels].sort());
    expect(
      clashes(
        arranged,
        rooms.map((room) => room.slot),
      ),
    ).toBe(0);
    expect(rooms.every((room) => room.ground === 'field')).toBe(true);
  });

  it('leaves an order alone that is good', () => {
    const levels = [1, 3, 0, 2];
    expect(arrangeTiles(levels, floor).rooms.map((room) => room.item)).toEqual(levels);
  });

  it('moves nothing in a list whose order says something, and parts what is alike by its ground', () => {
    const { rooms } = arrangeTiles([1, 1, 1, 3, 3], floor, { inOrder: true });
    expect(rooms.map((room) => room.item)).toEqual([1, 1, 1, 3, 3]);
    expect(rooms.map((room) => room.ground)).toEqual(['field', 'tint', 'paper', 'field', 'tint']);
  });

  it('gives a ground that a neighbour of the same floor wears only where no other is left', () => {
    const usual: Ground[][] = [
      ['field', 'tint', 'paper'],
      ['tint', 'field', 'paper'],
    ];
    const item = fc.record({ level: fc.integer({ min: -1, max: 3 }), usual: fc.constantFrom(...usual) });
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 40 }),
        fc.constantFrom('offers' as const, 'events' as const),
        fc.boolean(),
        (items, style, inOrder) => {
          const { rooms } = arrangeTiles(items, (one) => one.level, {
            style,
            inOrder,
            groundsOf: (one) => one.usual,
          });
          const pairs = neighbours(rooms.map((room) => room.slot));
          for (const [at, room] of rooms.entries()) {
            const alike = pairs.flatMap(([earlier, later]) => (later === at ? (rooms[earlier] ?? []) : []));
            const worn = alike
              .filter((other) => other.item.level === room.item.level)
              .map((other) => other.ground);
            if (worn.includes(room.ground)) expect(new Set(worn).size).toBe(3);
            else if (worn.length === 0) expect(room.ground).toBe(room.item.usual[0]);
          }
          if (inOrder) expect(rooms.map((room) => room.item)).toEqual(items);
        },
      ),
      drawing(200),
    );
  });

  it('keeps slots free for a closing tile', () => {
    const { rooms, rest } = arrangeTiles([1, 2, 3, 0, 1, 2], floor, { extra: 1 });
    expect(rooms).toHaveLength(6);
    expect(rest).toHaveLength(1);
  });

  it('loses nothing of a long list without floors', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ index, level: index % 7 === 0 ? null : 1 }));
    const { rooms } = arrangeTiles(many, (item) => item.level);
    expect(new Set(rooms.map((room) => room.item.index)).size).toBe(90);
  });
});
