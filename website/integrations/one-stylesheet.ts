import type { AstroIntegration } from 'astro';

/**
 * Islands are rendered on the server too, so the server's style sheet has all their rules: the browser build keeps
 * the names of their classes and drops the rules, which would be served a second time in a sheet of their own.
 */
export function oneStylesheet(): AstroIntegration {
  return {
    name: 'one-stylesheet',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-styles-in-browser-build',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                transform: {
                  filter: { id: /\.css$/ },
                  handler: () => ({ code: '', map: null }),
                },
              },
            ],
          },
        });
      },
    },
  };
}
