import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction; see src/client/interaction.ts. */
    'client:interaction'?: boolean;
  }
}

/**
 * Makes `client:interaction` known to the renderer. Its code is none of the renderer's business, which would write it
 * into every page, only to be taken out again (`withoutIslandCode`).
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./nothing-inline.ts', import.meta.url)),
        }),
    },
  };
}
