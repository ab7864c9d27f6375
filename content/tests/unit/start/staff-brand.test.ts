import { beforeEach, expect, it } from 'vitest';
import { keepStaffBrand } from '../../../src/start/staff-brand';

interface Logo {
  hash: string;
  url: string;
}

type Middleware = (context: { uid: string }, next: () => Promise<unknown>) => Promise<unknown>;

/** What the content says of the site's icon. */
let icons: Record<string, unknown> | undefined;
let stored: Map<string, unknown>;
let middleware: Middleware | undefined;

const ICON = { name: 'znak.png', hash: 'znak_1', url: '/uploads/znak_1.png', ext: '.png', size: 3 };

beforeEach(() => {
  icons = undefined;
  stored = new Map();
  Object.assign(globalThis, {
    strapi: {
      db: { query: () => ({ findMany: async () => (icons ? [icons] : []) }) },
      documents: { use: (one: Middleware) => (middleware = one) },
      store: ({ name }: { name: string }) => ({
        get: async ({ key }: { key: string }) => stored.get(`${name} ${key}`) ?? null,
        set: async ({ key, value }: { key: string; value: unknown }) => stored.set(`${name} ${key}`, value),
      }),
    },
  });
});

/** The logos that the admin shows, in its menu and at its door. */
function logos(): (string | undefined)[] {
  const shown = stored.get('admin project-settings') as Record<string, Logo | null> | undefined;
  return [shown?.menuLogo?.hash, shown?.authLogo?.hash];
}

const save = (type: string, saved: Record<string, unknown>) =>
  middleware?.({ uid: `api::${type}.${type}` }, async () => (icons = saved));

it('shows the site’s icon in the menu and at the door', async () => {
  icons = { favicon: ICON };
  await keepStaffBrand();
  expect(logos()).toEqual(['znak_1', 'znak_1']);
});

it('shows another one as soon as it is saved, and none again when it is taken away', async () => {
  await keepStaffBrand();
  expect(logos()).toEqual([undefined, undefined]);
  await save('favicon', { favicon: ICON, apple_icon: { ...ICON, hash: 'duza_1' } });
  expect(logos()).toEqual(['duza_1', 'duza_1']);
  await save('footer', { favicon: ICON });
  expect(logos()).toEqual(['duza_1', 'duza_1']);
  await save('favicon', {});
  expect(logos()).toEqual([undefined, undefined]);
});

it('leaves a logo that an administrator has put there', async () => {
  stored.set('admin project-settings', { menuLogo: { hash: 'own_1' }, authLogo: null });
  icons = { favicon: ICON };
  await keepStaffBrand();
  expect(logos()).toEqual(['own_1', undefined]);
});
