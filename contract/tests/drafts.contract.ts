import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_URL, call, get, PREVIEW_SECRET } from './content-system.ts';

const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'Borealis2026';
const MODEL = '/content-manager/collection-types/api::event.event';

/** The admin's own interface, as its browser uses it. */
async function admin(
  path: string,
  method = 'GET',
  body?: object,
): Promise<{ status: number; data: Record<string, unknown> }> {
  const response = await fetch(CONTENT_URL + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: Record<string, unknown> };
  return { status: response.status, data: answer.data ?? {} };
}

let token = '';
let documentId = '';
const slug = 'wydarzenie-w-szkicu';
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

describe('what is not published', () => {
  beforeAll(async () => {
    const login = await admin('/admin/login', 'POST', {
      email: 'admin@borealis.example',
      password: DEMO_PASSWORD,
    });
    token = String(login.data.token);
    const made = await admin(`${MODEL}?locale=pl-PL`, 'POST', {
      name: 'Wydarzenie w szkicu',
      slug,
      startDate: days(-1),
      endDate: days(5),
      publishDate: days(-2),
      isPromoted: true,
      locale: 'pl-PL',
    });
    expect(made.status).toBeLessThan(300);
    documentId = String(made.data.documentId);
  });

  afterAll(async () => {
    if (documentId) await admin(`${MODEL}/${documentId}?locale=*`, 'DELETE');
  });

  it('is in no list, in no search and under no address', async () => {
    const now = new Date().toISOString();
    const lists = await Promise.all([call('activeEvents', { now }), call('promotedEvents', { now })]);
    for (const { items } of lists) expect(items.map((event) => event.slug)).not.toContain(slug);
    expect((await call('searchData', {})).events.map((event) => event.slug)).not.toContain(slug);
    expect((await get(`/api/events/event/${slug}?locale=pl-PL`)).status).toBe(404);
  });

  it('is shown with the preview secret only', async () => {
    const path = `/api/events/event/${slug}?locale=pl-PL&publicationState=preview`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, { 'x-preview-secret': `${PREVIEW_SECRET}x` })).status).toBe(404);
    expect((await get(path, { 'x-preview-secret': 'x'.repeat(PREVIEW_SECRET.length) })).status).toBe(404);
    expect((await get(path, { 'x-preview-secret': '' })).status).toBe(404);
    const shown = await get(path, { 'x-preview-secret': PREVIEW_SECRET });
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({ data: { attributes: { slug } } });
    expect(
      (await get(`/api/events/event/${slug}?locale=pl-PL`, { 'x-preview-secret': PREVIEW_SECRET })).status,
    ).toBe(404);
  });

  it('a draft over a published version leaves the published one as it is', async () => {
    const published = await admin(`${MODEL}/${documentId}/actions/publish?locale=pl-PL`, 'POST', {});
    expect(published.status).toBeLessThan(300);
    const changed = await admin(`${MODEL}/${documentId}?locale=pl-PL`, 'PUT', { name: 'Zmienione w szkicu' });
    expect(changed.status).toBeLessThan(300);
    expect((await call('event', { slug })).name).toBe('Wydarzenie w szkicu');
    const path = `/api/events/event/${slug}?locale=pl-PL&publicationState=preview`;
    const shown = await get(path, { 'x-preview-secret': PREVIEW_SECRET });
    expect(shown.body).toMatchObject({ data: { attributes: { name: 'Zmienione w szkicu' } } });
  });

  it('is gone again once it is taken back', async () => {
    const taken = await admin(`${MODEL}/${documentId}/actions/unpublish?locale=pl-PL`, 'POST', {});
    expect(taken.status).toBeLessThan(300);
    expect((await get(`/api/events/event/${slug}?locale=pl-PL`)).status).toBe(404);
  });
});
