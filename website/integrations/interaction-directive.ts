import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction; see src/client/interaction.ts. */
    'client:interaction'?: boolean;
  }
}

/** Makes `client:interaction` known to the renderer. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('../src/client/interaction.ts', import.meta.url)),
        }),
    },
  };
}
