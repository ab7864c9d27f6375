import { expect, it } from 'vitest';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { loadPlacedShops } from './load-map.ts';

const LOCATIONS = [
  { id: '1.7', title: 'A second door', redirectId: '1.9' },
  { id: '1.8', title: 'Stock', redirectId: '1.9' },
];
const away: typeof fetch = async () => Response.json({ error: { status: 404 } }, { status: 404 });

it.each([
  ['at the address of its own', '/api/map-locations', { data: LOCATIONS }],
  ['where the plan is asked for', '/api/map-source', LOCATIONS],
])('knows which room stands for which, listed %s', async (_, path, body) => {
  const others = answering();
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname === path) return Response.json(body);
    return pathname.startsWith('/api/map-') ? away(input) : others(input);
  };
  const { redirects } = await loadPlacedShops(contextOf({}, { fetch }));
  expect([...redirects]).toEqual([
    ['1.7', '1.9'],
    ['1.8', '1.9'],
  ]);
});
