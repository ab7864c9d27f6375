import { type FunctionComponent, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentOf, galleryComponents } from './components.ts';

const MODULES = import.meta.glob<Record<string, unknown>>(['../src/ui/*/*.tsx', '!**/*.examples.tsx'], {
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../src/ui/*/*.tsx', '!**/*.examples.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Without words of their own: nothing in them can be long. */
const WORDLESS = ['Logo', 'Door', 'Icon', 'PictureImage'];

const gallery = new Map(galleryComponents().map(({ name, examples }) => [name, examples]));
const components = Object.entries(MODULES).map(([path, module]) => ({
  name: componentOf(path),
  source: SOURCES[path] ?? '',
  exported: Object.entries(module).filter(
    (entry): entry is [string, FunctionComponent] =>
      typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]),
  ),
}));

/** Types of all elements of a tree as it is written, before any of it is rendered. */
function typesIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(typesIn);
  if (!isValidElement<object>(node)) return [];
  return [node.type, ...Object.values(node.props).flatMap(typesIn)];
}

describe.each(components)('the gallery of $name', ({ name, source, exported }) => {
  const examples = gallery.get(name) ?? [];

  it('shows every component of the file', () => {
    const shown = new Set(examples.flatMap(({ element }) => typesIn(element)));
    expect(exported.filter(([, component]) => !shown.has(component)).map(([missing]) => missing)).toEqual([]);
  });

  it('shows long words, and what is wrong where something can be', () => {
    const states = examples.map(({ state }) => state);
    if (!WORDLESS.includes(name)) expect(states).toContain('long');
    if (/\berror\b/.test(source)) expect(states).toContain('error');
  });

  it.each(examples)('renders "$name" whole', ({ element }) => {
    const html = renderToStaticMarkup(element);
    expect(html).not.toBe('');
    expect(html).not.toMatch(/undefined|null|NaN|\[object|\sstyle=/);
  });
});

it('holds names and ids only once, and examples of nothing else', () => {
  const examples = [...gallery].flatMap(([component, each]) =>
    each.map(({ name }) => `${component}: ${name}`),
  );
  expect(new Set(examples).size).toBe(examples.length);
  const html = [...gallery.values()]
    .flat()
    .map(({ element }) => renderToStaticMarkup(element))
    .join('');
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect([...gallery.keys()].filter((name) => !components.some((each) => each.name === name))).toEqual([]);
});
