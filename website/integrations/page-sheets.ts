import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** A sheet that this share of all pages has is no page's own. */
const COMMON = 0.9;

interface Style {
  type: string;
  /** Without a slash before it. */
  src?: string;
}

/**
 * Two style sheets a page: what nearly all pages share, kept by browsers from page to page, and the rest of this
 * one. The bundler makes a sheet for every set of modules that pages have in common, up to nine on a page, and nine
 * small files compress a fifth worse than two. The order within a page stays; cascade layers settle the rest.
 */
export function pageSheets(): AstroIntegration {
  let server: URL;
  let client: URL;
  const merged = new Set<string>();

  /** Sheets of the server's build lie beside its code until they are moved to the browser's. */
  async function read(src: string): Promise<string> {
    return readFile(new URL(src, server), 'utf8').catch(() => readFile(new URL(src, client), 'utf8'));
  }

  async function join(name: string, sources: readonly string[]): Promise<string> {
    const css = (await Promise.all(sources.map(read))).join('');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const src = `_astro/${name}.${hash}.css`;
    await writeFile(new URL(src, client), css);
    for (const source of sources) merged.add(source);
    return src;
  }

  return {
    name: 'page-sheets',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ server, client } = config.build);
      },
      'astro:build:ssr': async ({ manifest }) => {
        const pages = manifest.routes.filter(({ styles }) => styles.length > 0);
        const sources = pages.map(({ styles }) => (styles as Style[]).flatMap(({ src }) => src ?? []));
        const all = [...new Set(sources.flat())];
        const common = all.filter(
          (src) => sources.filter((page) => page.includes(src)).length >= pages.length * COMMON,
        );
        const shared = await join('site', common);
        await Promise.all(
          pages.map(async (page, index) => {
            const own = sources[index] ?? [];
            const whole = common.every((src) => own.includes(src));
            const rest = whole ? own.filter((src) => !common.includes(src)) : own;
            const sheets = [
              ...(whole ? [shared] : []),
              ...(rest.length > 0 ? [await join('page', rest)] : []),
            ];
            page.styles = sheets.map((src) => ({ type: 'external', src }));
          }),
        );
      },
      'astro:build:done': async () => {
        await Promise.all([...merged].map((src) => rm(new URL(src, client))));
      },
    },
  };
}
