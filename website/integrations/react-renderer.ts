import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const SERVER = fileURLToPath(new URL('./react-server.ts', import.meta.url));

/** React as `@astrojs/react` sets it up, with a renderer of our own on the server (react-server.ts). */
export function reactRenderer(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint: SERVER }),
        }),
    },
  };
}
