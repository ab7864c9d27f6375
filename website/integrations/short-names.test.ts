import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const classes = globSync('**/*.module.css', { cwd: SOURCES }).flatMap((file) =>
  [...new Set(readFileSync(`${SOURCES}${file}`, 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g))].map(
    (name) => [name, `${SOURCES}${file}`] as const,
  ),
);

describe('names of classes', () => {
  it('are two signs, each another, the same in each build, and no shared class', () => {
    const [server, browser] = [shortNames(), shortNames()];
    const names = classes.map(([name, file]) => server(name, file));
    expect(names.length).toBeGreaterThan(500);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][\w-]$/);
    expect(classes.map(([name, file]) => browser(name, `${file}?direct`))).toEqual(names);
  });

  it('that are new while the site runs are long, and stay', () => {
    const name = shortNames();
    const [, file = ''] = classes[0] ?? [];
    expect(name('new', file)).toMatch(/^n_[\w-]{8}$/);
    expect(name('new', file)).toBe(name('new', file));
    expect(name('new', `${file}x`)).not.toBe(name('new', file));
  });
});
