import { createApp } from 'astro/app/entrypoint';

// Streaming is off: the page cache needs the whole body before it can compress and tag it.
const app = createApp({ streaming: false });

/**
 * Renders one canonical (English, unprefixed) path. Errors of a page come back as a 500 answer, not as a throw;
 * the caller reads the reason from the content reader in `locals.visit`.
 */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals });
}
