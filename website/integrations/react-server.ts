import type { NamedSSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { staticHtml, withoutPreloads } from '../src/layout/static-html.ts';

/** What Astro hands over of an island; undefined values where a component stays on the server. */
interface Metadata {
  hydrate?: string;
}

/** What a component holds in an `.astro` file comes as finished HTML. */
function Slot({ html }: { html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Astro has drawn it, and escaped what came from elsewhere
  return createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: html } });
}

async function draw(
  Component: ComponentType<Record<string, unknown>>,
  { class: _, ...props }: Record<string, unknown>,
  { default: children, ...slots }: Record<string, string | undefined>,
  metadata?: Metadata,
) {
  const given = Object.entries({ ...slots, children })
    .filter(([, html]) => html?.trim())
    .map(([name, html = '']) => [name, createElement(Slot, { html })]);
  const element = createElement(Component, { ...props, ...Object.fromEntries(given) });
  // What no browser hydrates carries none of the marks that hydrating needs.
  const html = metadata?.hydrate ? withoutPreloads(renderToString(element)) : staticHtml(element);
  return { html, attrs: {} };
}

/**
 * Draws React components for Astro: each once (the renderer of `@astrojs/react` draws it a first time to find out
 * whether it is React, and there is nothing else here), and in one piece instead of by a stream that is waited for.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  check: async (Component: unknown) => typeof Component === 'function',
  renderToStaticMarkup: draw,
  supportsAstroStaticSlot: true,
};

export default renderer;
