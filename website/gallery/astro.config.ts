import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { styleLayers } from '../integrations/style-layers.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The gallery of the components: one static page, with the website's own style layers and no content system. */
export default defineConfig({
  srcDir: here('.'),
  publicDir: here('./public'),
  outDir: here('../../.tmp/gallery'),
  cacheDir: here('../../node_modules/.astro-gallery'),
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: { plugins: [styleLayers()], build: { cssMinify: 'lightningcss' } },
});
