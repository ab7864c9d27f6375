import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

const SITE = fileURLToPath(new URL('../dev/site.ts', import.meta.url));
const TEXTS = fileURLToPath(new URL('../src/i18n/', import.meta.url));
/** What Vite answers itself: modules of ours and of packages, and its own client. */
const MODULES = /^\/(?:@|__|src\/|node_modules\/|integrations\/|\.astro\/)/;

/**
 * `astro dev` knows files, not our addresses: everything but modules goes to the site itself (website/dev/site.ts),
 * which is loaded as the pages are, so that a saved file of any of them is in the next answer.
 */
export function devSite(): AstroIntegration {
  return {
    name: 'dev-site',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [hotStyles()] } });
      },
      'astro:server:setup': ({ server }) => {
        const { ssr } = server.environments;
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Pages cannot be run in this process.');
        const load = (): Promise<typeof import('../dev/site.ts')> => ssr.runner.import(SITE);
        let made: { from: unknown; site: import('../dev/site.ts').DevSite } | undefined;

        // The process's texts outlive a reload of their module (i18n/translator.ts): saved ones take their place.
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(TEXTS)) globalThis.mallTranslations = undefined;
        });

        server.middlewares.use(async (request, response, next) => {
          if (MODULES.test(request.url ?? '/')) return next();
          try {
            const { createDevSite } = await load();
            if (made?.from !== createDevSite) {
              const changed = () => server.ws.send({ type: 'full-reload' });
              made = { from: createDevSite, site: createDevSite(changed) };
            }
            made.site(request, response);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

const COMPONENT_SHEET = /\.module\.css$/;

/**
 * Style sheets of components change in place. Left to themselves they hand a change to the components that import them,
 * and those run on the server: the page at hand would hear nothing of it. The names of their classes stay.
 */
function hotStyles(): Plugin {
  return {
    name: 'hot-styles',
    apply: 'serve',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: COMPONENT_SHEET },
      handler: (code) => ({ code: `${code}\nimport.meta.hot.accept();`, map: null }),
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!COMPONENT_SHEET.test(file)) return undefined;
      const { moduleGraph, hot } = this.environment;
      const updates = modules.map(({ url }) => ({
        type: 'js-update' as const,
        timestamp,
        path: url,
        acceptedPath: url,
      }));
      for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      hot.send({ type: 'update', updates });
      return [];
    },
  };
}
