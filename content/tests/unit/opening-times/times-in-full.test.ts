import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TIME_FIELDS, writeTimesInFull } from '../../../src/opening-times/times-in-full';

interface Schema {
  attributes: Record<string, { regex?: string }>;
}

const SOURCE = join(import.meta.dirname, '../../../src');

/** Fields whose schema asks for a time of day. */
const timed = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:api|components)\b.*\.json$/.test(path))
  .flatMap((path) => {
    const { attributes } = JSON.parse(readFileSync(join(SOURCE, path), 'utf8')) as Schema;
    return Object.entries(attributes).flatMap(([field, { regex }]): [string, RegExp][] =>
      regex?.includes(':[0-5]') ? [[field, new RegExp(regex)]] : [],
    );
  });

describe('a time of day', () => {
  test('may lack its zero, in whichever row it stands, and is stored with it', () => {
    const data = {
      name: '9:00',
      servedFrom: '9:00',
      servedTo: '15:30',
      programme: [{ sound: 'dubbing', showings: [{ time: '8:05' }, { time: '10:45' }] }],
      openingHours: [{ day: 'Monday', openingHour: '7:00', closingHour: null }],
      photo: null,
    };
    writeTimesInFull(data);
    expect(data).toEqual({
      name: '9:00',
      servedFrom: '09:00',
      servedTo: '15:30',
      programme: [{ sound: 'dubbing', showings: [{ time: '08:05' }, { time: '10:45' }] }],
      openingHours: [{ day: 'Monday', openingHour: '07:00', closingHour: null }],
      photo: null,
    });
  });

  test('that is none stays as it was written, to be refused', () => {
    const data = { opens: '9', closes: '9:75' };
    writeTimesInFull(data);
    expect(data).toEqual({ opens: '9', closes: '9:75' });
  });

  test('is taken both ways by every form that asks for one', () => {
    expect(timed.length).toBeGreaterThan(4);
    for (const [field, regex] of timed) {
      expect(TIME_FIELDS).toContain(field);
      for (const time of ['9:00', '09:00', '23:59']) expect(time).toMatch(regex);
      for (const time of ['9', '9:60', '009:00', '25:00', '29:00']) expect(time).not.toMatch(regex);
    }
  });
});
