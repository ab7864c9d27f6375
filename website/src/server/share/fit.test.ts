import { describe, expect, it } from 'vitest';
import { fitText, type TextBox } from './fit.ts';

/** Every sign is half an em wide. */
const measure = (text: string) => [...text].length / 2;
const BOX: TextBox = { width: 400, height: 200, most: 80, least: 20, lines: 3, leading: 1 };
const fit = (text: string, over: Partial<TextBox> = {}) => fitText(text, { ...BOX, ...over }, measure);

describe('a text in its box', () => {
  it('is as large as its longest word and the height allow', () => {
    expect(fit('Moda')).toEqual({ size: 80, lines: ['Moda'] });
    expect(fit('Karácsonyi vásár')).toEqual({ size: 80, lines: ['Karácsonyi', 'vásár'] });
    expect(fit('Dzsesszcsütörtök')).toEqual({ size: 50, lines: ['Dzsesszcsütörtök'] });
    expect(fit('aaa bbb ccc', { width: 130 }).size).toBe(66);
    expect(fit('aaa bbb ccc', { width: 130, height: 90 }).size).toBe(36);
  });

  it('stands in lines of about one length', () => {
    expect(fit('aa bb cc dd ee', { width: 320, most: 40 }).lines).toEqual(['aa bb cc dd ee']);
    expect(fit('aaaa bbbb cccc dd', { width: 300, most: 40 }).lines).toEqual(['aaaa bbbb', 'cccc dd']);
  });

  it('keeps together what belongs together', () => {
    expect(fit('Kino w środę', { width: 120, most: 40, least: 30 }).lines).toEqual(['Kino', 'w\u00a0środę']);
    expect(fit('Kawa za 5 zł', { width: 150, most: 40 }).lines).toEqual(['Kawa za', '5\u00a0zł']);
    expect(fit('20%-kal olcsóbb', { width: 160, most: 40 }).lines).toEqual(['20%-kal', 'olcsóbb']);
    expect(fit('Iskola-bál', { width: 160, most: 40 }).lines).toEqual(['Iskola-bál']);
    expect(fit('Rozrywkowo-handlowe', { width: 240, most: 40 }).lines).toEqual(['Rozrywkowo-', 'handlowe']);
  });

  it('breaks a word that no size fits, and still in sight', () => {
    const long = 'Megszentségteleníthetetlenségeskedéseitekért';
    const { size, lines } = fit(long, { least: 40 });
    expect(lines.join('').replaceAll('-', '')).toBe(long);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeGreaterThan(40);
  });

  it('ends with an ellipsis when nothing else helps, within its box', () => {
    for (const text of ['word '.repeat(5000), 'x'.repeat(100_000), `${'x'.repeat(90)} ${'y '.repeat(300)}`]) {
      const { size, lines } = fit(text);
      expect(lines.at(-1)).toMatch(/…$/);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.length * size).toBeLessThanOrEqual(BOX.height);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(BOX.width);
    }
  });

  it('has no lines when there is no text', () => {
    expect(fit('').lines).toEqual([]);
    expect(fit(' \n ').lines).toEqual([]);
  });
});
