import { describe, expect, it } from 'vitest';
import { isLeftOut } from './contents.ts';

describe('what of a package stays out of the archive', () => {
  it.each([
    'koa/lib/index.js.map',
    'zod/index.d.cts',
    'react/README.md',
    'some/__tests__/one.js',
    'better-sqlite3/prebuilds/win32-x64.node',
    'better-sqlite3/prebuilds/linuxmusl-x64.node',
    '@strapi/upload/dist/admin/index.js',
  ])('%s is left out', (path) => expect(isLeftOut(path)).toBe(true));

  it.each([
    'koa/lib/index.js',
    'koa/LICENSE',
    'mime-types/sitemap.js',
    'better-sqlite3/prebuilds/linux-x64.node',
    '@strapi/admin/dist/server/index.js',
    '@strapi/admin/dist/admin/src/components/DefaultDocument.js',
    'typescript/lib/typescript.js',
  ])('%s is taken', (path) => expect(isLeftOut(path)).toBe(false));
});
