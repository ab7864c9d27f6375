import { describe, expect, it } from 'vitest';
import { PARTS } from './parts';
import { demoPictures } from './pictures/index';
import { PALETTE } from './pictures/palette';
import { DEMO_LOCALES } from './types';

const PICTURES = PARTS.flatMap((part) => part.pictures.map((picture) => ({ ...picture, part })));

describe('pictures of the parts of the demo', () => {
  it('have keys of their own, and no drawing stands in the library twice', () => {
    const all = [...demoPictures(), ...PICTURES];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  });

  it.each(PICTURES.map(({ key, svg }) => [key, svg]))('%s is small and painted by the house', (_key, svg) => {
    expect(svg.length).toBeLessThanOrEqual(6_000);
    const paints = svg.match(/#[0-9A-Fa-f]{3,8}\b/g) ?? [];
    expect(paints.filter((paint) => !(PALETTE as readonly string[]).includes(paint))).toEqual([]);
    expect(svg).not.toMatch(/<(script|text|style|image|use)\b|NaN|undefined/);
  });

  it.each([...DEMO_LOCALES])('are described in %s', (locale) => {
    const mute = PICTURES.filter(({ key, part }) => !part.alternatives[locale]?.[key]?.trim());
    expect(mute.map(({ key }) => key)).toEqual([]);
  });
});

describe('pictures of the events', () => {
  const events = demoPictures().filter(({ key }) => key.startsWith('event-'));

  it.each(events.map(({ key, svg }) => [key, svg]))('%s is small', (_key, svg) => {
    expect(svg.length).toBeLessThanOrEqual(6_000);
  });
});
