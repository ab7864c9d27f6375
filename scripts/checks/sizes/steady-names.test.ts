import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { steadyNames } from './steady-names.ts';

const script = (hash: string) =>
  `import{a as b}from"./carousel.element.${hash}.js";import("./page.${hash}.css")`;

describe('steadyNames', () => {
  it('makes files alike that differ in the hashes they name alone', () => {
    expect(steadyNames(script('oeXIkYRO'))).toBe(steadyNames(script('B-I5lb_Q')));
    expect(steadyNames(script('oeXIkYRO'))).toHaveLength(script('oeXIkYRO').length);
  });

  it('keeps names apart, and as heavy as they are', () => {
    const names = (hash: (index: number) => string) =>
      Array.from({ length: 20 }, (_, index) => `/_astro/part-${index}.${hash(index)}.js`).join();
    const weight = (text: string) => brotliCompressSync(text).length;
    const steady = steadyNames(names(() => 'aaaaaaaa'));
    expect(new Set(steady.split(',')).size).toBe(20);
    expect(weight(steady)).toBeGreaterThan(weight(names(() => 'aaaaaaaa')) + 100);
  });

  it('leaves all other text as it is', () => {
    const text = 'a.toString();"./wayfinder-worker.js";url(/media/picture.webp);site.min.css';
    expect(steadyNames(text)).toBe(text);
  });
});
