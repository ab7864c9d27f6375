import { describe, expect, it } from 'vitest';
import { floorIssue } from '../../../src/site/check-floors';

describe('a floor to be saved', () => {
  it('may have a colour on which white or black is read, or none', () => {
    for (const colour of ['#00664a', '#FFC926', '', null, undefined]) {
      expect(floorIssue({ level: 0, colour })).toBeUndefined();
    }
  });

  it('is refused by its colour, with the contrast that is missing', () => {
    expect(floorIssue({ colour: '#7a7a7a' })).toMatchObject({
      path: ['colour'],
      message: expect.stringContaining('4.3 : 1'),
    });
    expect(floorIssue({ colour: 'zielony' })?.message).toContain('#00664a');
  });

  it('is refused by a name in a language that there is not', () => {
    const names = [
      { language: 'lt-LT', name: 'Pirmas aukštas' },
      { language: 'lt', name: 'Antras aukštas' },
    ];
    expect(floorIssue({ names: names.slice(0, 1) })).toBeUndefined();
    expect(floorIssue({ names })).toMatchObject({
      path: ['names', '1', 'language'],
      message: expect.stringContaining('lt-LT'),
    });
  });
});
