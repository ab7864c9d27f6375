import type { AstroIntegration } from 'astro';

/**
 * The smallest adapter there can be: the build exposes `render(request, locals)` and our own server does the rest
 * (page cache, files, headers). `@astrojs/node` would bring a second server and a second set of rules.
 */
export function ownServer(): AstroIntegration {
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/server/app-entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            hybridOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
