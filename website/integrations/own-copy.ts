import type { AstroIntegration } from 'astro';

const COPY = '?own';

/** What loads only when it is opened, and has copies of what it shares with the scripts of every page. */
const HAS_COPIES = '/features/search/ranking/shop-choices.ts';

/**
 * Rules that every page runs and the search overlay needs too, stand in the overlay's file once more: the bundler would
 * otherwise make a file of their own of them, which every page had to load beside its script.
 */
export function ownCopy(): AstroIntegration {
  return {
    name: 'own-copy',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'own-copy',
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name === 'client',
                async resolveId(source, importer) {
                  if (!importer?.endsWith(COPY) && !importer?.endsWith(HAS_COPIES)) return;
                  const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
                  return found && { ...found, id: found.id + COPY };
                },
              },
            ],
          },
        });
      },
    },
  };
}
