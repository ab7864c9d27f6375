import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/;

/** Writes `.br` and `.gz` beside every text file of the client build, at the highest quality, once. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names
            .filter((name) => TEXT.test(name))
            .map(async (name) => {
              const file = join(folder, name);
              const bytes = await readFile(file);
              const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
              await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
              await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
            }),
        );
      },
    },
  };
}
