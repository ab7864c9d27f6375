import type { Plugin } from 'vite';
import { LAYER_ORDER } from './style-layers.ts';

const MODULE = 'virtual:print-sheet';
/** Stands in the built pages until the sheet's name is known. */
const ADDRESS = '__PRINT_SHEET__';

/**
 * Whatever our style sheets say under `@media print` is taken out of them and put into one sheet for printers alone
 * (`layout/Document.astro` links to it): rules stay beside the component they are about, and nobody's first view waits
 * for them. Every page gets all of the sheet: a rule begins at a class of its own component. In development they stay where they are.
 */
export function printSheet(): Plugin {
  let building = false;
  return {
    name: 'print-sheet',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(building ? ADDRESS : '')}` : undefined,
    generateBundle(_options, bundle) {
      const rules = new Set<string>();
      const files = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const { screen, print } = splitPrint(String(file.source));
        file.source = screen;
        for (const rule of print) rules.add(rule);
      }
      const sheet = this.emitFile({
        type: 'asset',
        name: 'print.css',
        source: [LAYER_ORDER, ...rules].join(''),
      });
      const address = `/${this.getFileName(sheet)}`;
      for (const file of files) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(ADDRESS, address);
      }
    },
  };
}

/**
 * @param css as the build writes it, without comments
 * @returns what is for every medium, and what is for print alone: without its `@media print`, within its own layers
 */
export function splitPrint(css: string): { screen: string; print: string[] } {
  const print: string[] = [];
  let screen = '';
  for (let at = 0; at < css.length; ) {
    const head = upTo(css, at, /[{;]/);
    if (css[head] !== '{') {
      screen += css.slice(at, head + 1);
      at = head + 1;
      continue;
    }
    const prelude = css.slice(at, head).trim();
    const end = closing(css, head);
    const body = css.slice(head + 1, end);
    if (/^@media\s+print$/.test(prelude)) print.push(body);
    else if (/^@(?:layer|supports)\b/.test(prelude)) {
      const inner = splitPrint(body);
      screen += `${prelude}{${inner.screen}}`;
      print.push(...inner.print.map((rule) => `${prelude}{${rule}}`));
    } else screen += css.slice(at, end + 1);
    at = end + 1;
  }
  return { screen, print };
}

/** Where the block that opens at `open` closes. */
function closing(css: string, open: number): number {
  let at = open + 1;
  for (let depth = 1; at < css.length; at += 1) {
    at = upTo(css, at, /[{}]/);
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return at;
}

/** The first sign of these from `at` on that stands in no string. */
function upTo(css: string, at: number, signs: RegExp): number {
  let quote = '';
  for (let index = at; index < css.length; index += 1) {
    const sign = css.charAt(index);
    if (sign === '\\') index += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (signs.test(sign)) return index;
  }
  return css.length;
}
