import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntryType } from '../../../src/kit/entry-types';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(['job', 'translation-state']);
});

afterAll(() => database.close());

const JOB: EntryType = {
  name: 'job',
  uid: 'api::job.job',
  label: 'Oferty pracy / Jobs',
  single: false,
  drafts: true,
  localized: true,
  attributes: { name: { type: 'string' } },
};

it('a translation that nobody has published is a draft only, one that is on the site is fine', async () => {
  const { table } = await import('../../../src/kit/table');
  const { linesOf } = await import('../../../src/languages/matrix');
  const job = { documentId: 'a', name: 'Barista' };
  const publishedAt = new Date('2026-11-01T09:00:00Z');
  for (const locale of ['pl-PL', 'en', 'cs-CZ', 'hu-HU'])
    await table('job').create({ data: { ...job, locale, publishedAt: null } });
  await table('job').create({ data: { ...job, locale: 'pl-PL', publishedAt } });
  await table('job').create({ data: { ...job, locale: 'en', publishedAt } });
  // Another entry's language says nothing of this one's.
  await table('job').create({ data: { ...job, documentId: 'b', locale: 'cs-CZ', publishedAt } });
  const notes = { contentType: JOB.uid, entry: 'a' };
  await table('translation-state').create({ data: { ...notes, language: 'pl-PL', version: 'new' } });
  await table('translation-state').create({ data: { ...notes, language: 'hu-HU', version: 'old' } });
  const [line] = await linesOf(JOB, ['pl-PL', 'en', 'cs-CZ', 'hu-HU', 'ru']);
  expect(line?.marks).toEqual({
    'pl-PL': 'fine',
    en: 'fine',
    'cs-CZ': 'draft',
    'hu-HU': 'stale',
    ru: 'missing',
  });
  const [same] = await linesOf({ ...JOB, drafts: false }, ['cs-CZ']);
  expect(same?.marks).toEqual({ 'cs-CZ': 'fine' });
});
