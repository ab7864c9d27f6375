import { describe, expect, it } from 'vitest';
import { textOfBytes } from './decode.ts';

describe('textOfBytes', () => {
  it('reads UTF-8 with and without its mark, and line ends of all systems', () => {
    expect(textOfBytes(new TextEncoder().encode('\uFEFFŽara\r\nŁ\rд\n')).value).toBe('Žara\nŁ\nд\n');
  });

  it('reads UTF-16 by its mark', () => {
    expect(textOfBytes(new Uint8Array([0xff, 0xfe, 0x7d, 0x01])).value).toBe('Ž');
    expect(textOfBytes(new Uint8Array([0xfe, 0xff, 0x01, 0x7d])).value).toBe('Ž');
  });

  it.each([
    ['Windows-1250', [0xa3, 0xf3, 0x64, 0x9f]],
    ['Windows-1251', [0xc4, 0xf3, 0xe1]],
    ['Windows-1257', [0xde, 0x61, 0x72, 0x61]],
  ])('refuses %s, and says how to save it', (_name, bytes) => {
    const { value, fault } = textOfBytes(new Uint8Array(bytes));
    expect(value).toBeUndefined();
    expect(fault).toMatchObject({ weight: 'left-out' });
    expect(fault?.problem).toMatch(/not UTF-8 \(Windows-1250, 1251 or 1257 perhaps\)/);
    expect(fault?.mend).toMatch(/CSV UTF-8/);
  });

  it('refuses what is no text', () => {
    expect(textOfBytes(new Uint8Array([0x61, 0, 0x62])).fault?.problem).toBe('The file is no text.');
  });
});
