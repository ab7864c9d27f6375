import { defineConfig, passthroughImageService } from 'astro/config';
import { ownServer } from './integrations/adapter.ts';
import { devSite } from './integrations/dev-site.ts';
import { interactionDirective } from './integrations/interaction-directive.ts';
import { lateChunk } from './integrations/late-chunk.ts';
import { oneStylesheet } from './integrations/one-stylesheet.ts';
import { ownCopy } from './integrations/own-copy.ts';
import { pageSheets } from './integrations/page-sheets.ts';
import { precompress } from './integrations/precompress.ts';
import { printSheet } from './integrations/print-sheet.ts';
import { reactRenderer } from './integrations/react-renderer.ts';
import { shortNames } from './integrations/short-names.ts';
import { styleLayers } from './integrations/style-layers.ts';
import { POLICY_DIRECTIVES } from './src/server/security-headers.ts';

export default defineConfig({
  output: 'server',
  trailingSlash: 'ignore',
  session: false,
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', format: 'directory' },
  // Hashes of the renderer's own inline scripts go into the policy at build time; nothing else inline can run.
  security: { csp: { directives: [...POLICY_DIRECTIVES] }, checkOrigin: false },
  adapter: ownServer(),
  // No page of ours shows code.
  markdown: { syntaxHighlight: false },
  // Pictures come from the content system and go through src/server/media/media.ts.
  image: { service: passthroughImageService() },
  integrations: [
    reactRenderer(),
    devSite(),
    interactionDirective(),
    oneStylesheet(),
    lateChunk(),
    ownCopy(),
    pageSheets(),
    precompress(),
  ],
  vite: {
    plugins: [styleLayers(), printSheet()],
    build: {
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      // Constants stand where they are used: a module of constants is no file of its own to load.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    },
    css: { modules: { generateScopedName: shortNames() } },
    ssr: { noExternal: ['@mall/contract'] },
  },
});
