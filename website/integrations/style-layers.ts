import type { Plugin } from 'vite';

/** From the weakest to the strongest: whoever uses a component may restyle it, in whatever order files arrive. */
const LAYERS = ['base', 'ui', 'features', 'layout', 'pages'] as const;

/** The statement that ranks them, first in every sheet. */
export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;

/**
 * Puts every style sheet of ours into the cascade layer of its room. Pages get their style sheets in several files
 * whose order differs from page to page; without layers the winner of two equal selectors would differ too.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const layer = layerOf(file);
      if (!file.endsWith('.css') || !layer) return undefined;
      return { code: `${LAYER_ORDER}@layer ${layer}{${code}}`, map: null };
    },
  };
}

function layerOf(file: string): (typeof LAYERS)[number] | undefined {
  const room = /\/website\/src\/(\w+)\//.exec(file)?.[1];
  if (room === 'layout' && /\/(?:tokens|base)\.css$/.test(file)) return 'base';
  return LAYERS.find((layer) => layer === room);
}
