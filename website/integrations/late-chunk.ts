import type { AstroIntegration } from 'astro';

const SUFFIX = '?late';

/**
 * `import url from './x.ts?late'` gives the address of a chunk of its own, to be loaded by `import(url)`. A plain
 * `import('./x.ts')` would do the same, but the bundler wraps it in 0.7 kB of code for preloading styles and
 * dependencies: more than the code that decides when to load.
 */
export function lateChunk(): AstroIntegration {
  let building = false;
  return {
    name: 'late-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        building = command === 'build';
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'late-chunk',
                enforce: 'pre',
                async resolveId(source, importer) {
                  if (!source.endsWith(SUFFIX)) return;
                  const found = await this.resolve(source.slice(0, -SUFFIX.length), importer);
                  return found && found.id + SUFFIX;
                },
                load(id) {
                  if (!id.endsWith(SUFFIX)) return;
                  const file = id.slice(0, -SUFFIX.length);
                  if (!building) return `export default ${JSON.stringify(`/@fs${file}`)}`;
                  const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
                  return `export default import.meta.ROLLUP_FILE_URL_${chunk}`;
                },
              },
            ],
          },
        });
      },
    },
  };
}
