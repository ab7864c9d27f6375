import { describe, expect, it } from 'vitest';
import { arrangeTiles, neighbours, type RoomSlot, roomSlots } from './tile-plan.ts';

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
    expect(rooms.some((room) => room.tint)).toBe(false);
  });

  it('leaves an order alone that is good', () => {
    const levels = [1, 3, 0, 2];
    expect(arrangeTiles(levels, floor).rooms.map((room) => room.item)).toEqual(levels);
  });

  it('tints every second room when all are of one floor', () => {
    const { rooms } = arrangeTiles([1, 1, 1, 1, 1], floor);
    const tints = rooms.map((room) => room.tint);
    expect(tints[0]).toBe(false);
    expect(tints.filter(Boolean).length).toBeGreaterThan(0);
    expect(tints.filter((tint) => !tint).length).toBeGreaterThan(0);
  });

  it('keeps slots free for a closing tile', () => {
    const { rooms, rest } = arrangeTiles([1, 2, 3, 0, 1, 2], floor, 'offers', 1);
    expect(rooms).toHaveLength(6);
    expect(rest).toHaveLength(1);
  });

  it('loses nothing of a long list without floors', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ index, level: index % 7 === 0 ? null : 1 }));
    const { rooms } = arrangeTiles(many, (item) => item.level);
    expect(new Set(rooms.map((room) => room.item.index)).size).toBe(90);
  });
});
