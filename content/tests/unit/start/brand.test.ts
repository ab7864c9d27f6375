/// <reference path="../../../src/admin/pictures.d.ts" />
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRAND_PLUGIN } from '../../../src/admin/brand';

const DOOR = 'Auth.form.welcome.title';
const MENU = 'app.components.LeftMenu.navbrand.title';

let icon: { rel: string; href: string };

beforeEach(() => {
  icon = { rel: '', href: '' };
  vi.stubGlobal('document', { querySelector: () => icon, head: { append() {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The centre's name by language, as the content's header says it. */
function headersSay(names: Record<string, string | null>, favicon?: string): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const name = names[new URL(path, 'http://admin').searchParams.get('locale') ?? ''];
    return Response.json({ headerData: { centreName: name }, faviconData: { favicon: { url: favicon } } });
  });
}

const words = async () =>
  (await BRAND_PLUGIN.registerTrads({ locales: ['en', 'pl', 'de'] })).map(({ locale, data }) => [
    locale,
    data[DOOR],
    data[MENU],
  ]);

it('calls the door and the menu by the centre’s name in each language of the admin', async () => {
  headersSay({ 'pl-PL': 'Galeria Borealis', en: ' Borealis ' }, '/uploads/znak.png');
  expect(await words()).toEqual([
    ['en', 'Borealis', 'Borealis'],
    ['pl', 'Galeria Borealis', 'Galeria Borealis'],
  ]);
  expect(icon).toEqual({ rel: 'icon', href: '/uploads/znak.png' });
});

it('has words of its own for a centre without a name, and for a header that does not answer', async () => {
  headersSay({ 'pl-PL': null, en: ' ' });
  const unnamed = [
    ['en', 'Content', 'Content'],
    ['pl', 'Treści', 'Treści'],
  ];
  expect(await words()).toEqual(unnamed);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await words()).toEqual(unnamed);
  expect(icon.href).toMatch(/favicon|^data:image\/svg/);
});
