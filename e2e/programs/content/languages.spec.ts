import { randomUUID } from 'node:crypto';
import { DEMO_LOCALES } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { readCsv } from '../../content/csv.ts';
import { test } from '../../content/own-centre.ts';
import { sharedToken } from '../../content/staff.ts';
import { rounds } from '../../length.ts';

const JOB = 'api::job.job';
const SOURCE = 'pl-PL';
const LANGUAGES = DEMO_LOCALES.filter((language) => language !== SOURCE);
const EDITS = rounds(60);
const DEADLINE = '2040-01-31';

let token: string;

interface Answer {
  status: number;
  body: unknown;
  text: string;
}

/** @param by whose token: an editor's, unless said otherwise */
async function ask(method: string, path: string, body?: object, by = token): Promise<Answer> {
  const response = await fetch(contentUrl() + path, {
    method,
    headers: { authorization: `Bearer ${by}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
}

const form = (id: string, language: string) =>
  `/content-manager/collection-types/${JOB}${id && `/${id}`}?locale=${language}`;

async function create(name: string): Promise<string> {
  const { status, body, text } = await ask('POST', form('', SOURCE), {
    name,
    deadline: DEADLINE,
    slug: `job-${randomUUID()}`,
  });
  expect(status, text).toBe(201);
  return (body as { data: { documentId: string } }).data.documentId;
}

async function save(id: string, language: string, name: string): Promise<void> {
  const { status, text } = await ask('PUT', form(id, language), {
    name,
    deadline: DEADLINE,
    slug: `job-${id}-${language.toLowerCase()}`,
  });
  expect(status, text).toBe(200);
}

/** What a random edit is; the first ones oftener. */
const ACTS = [
  ...['source', 'source', 'translation', 'translation', 'translation', 'translation'],
  ...['publish', 'publish', 'discard', 'unpublish', 'delete', 'still right'],
];

interface Lines {
  data: { documentId: string; marks: Record<string, string> }[];
}

const marksOf = async (search: string) => {
  const { body } = await ask('GET', `/admin/mall/languages?${new URLSearchParams({ type: 'job', search })}`);
  return new Map((body as Lines).data.map(({ documentId, marks }) => [documentId, marks]));
};

test.beforeAll(async () => {
  token = await sharedToken();
});

test('marks say after random edits what reckoning them anew says', { tag: '@long' }, async () => {
  test.setTimeout(scaled(60_000 + EDITS * 600));
  const prefix = `Praca ${randomUUID().slice(0, 8)}`;
  const names = ['A', 'B', 'C'].map((letter) => `${prefix} ${letter}`);
  interface Known {
    source: string;
    madeFrom: Map<string, string>;
    published: Map<string, string>;
  }
  const known = new Map<string, Known>();
  for (let index = 0; index < 4; index++) {
    const source = names[0] ?? '';
    known.set(await create(source), { source, madeFrom: new Map(), published: new Map() });
  }
  let seed = 42;
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 48_271) % 2_147_483_647;
    const one = list[seed % list.length];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  /** How often each was done, where there was something to do it with. */
  const done = new Map<string, number>();
  let compared = 0;
  async function compare(after: number) {
    const marks = await marksOf(prefix);
    for (const [id, { source, madeFrom, published }] of known) {
      const expected = LANGUAGES.map((language) => {
        const from = madeFrom.get(language);
        if (from === undefined) return 'missing';
        if (from !== source) return 'stale';
        return published.has(language) ? 'fine' : 'draft';
      });
      const shown = LANGUAGES.map((language) => marks.get(id)?.[language]);
      expect(shown, `after ${after} edits`).toEqual(expected);
      // Nobody publishes the source.
      expect(marks.get(id)?.[SOURCE]).toBe('draft');
      compared += LANGUAGES.length + 1;
    }
  }
  for (let edit = 1; edit <= EDITS; edit++) {
    const [id, entry] = pick([...known]);
    const language = pick(LANGUAGES);
    const act = pick(ACTS);
    const action = (name: string, fields: object = {}) =>
      ask(
        'POST',
        `/content-manager/collection-types/${JOB}/${id}/actions/${name}?locale=${language}`,
        fields,
      );
    const { madeFrom, published } = entry;
    let answer: Answer | undefined;
    if (act === 'source') {
      entry.source = pick(names);
      await save(id, SOURCE, entry.source);
    } else if (act === 'translation') {
      await save(id, language, `${prefix} ${edit}`);
      madeFrom.set(language, entry.source);
    } else if (act === 'publish' && madeFrom.has(language)) {
      const { status } = await action('publish', { name: `${prefix} ${edit}`, deadline: DEADLINE });
      // Publishing saves what stands in the form; what a check refuses is not saved either.
      if (status !== 200) continue;
      madeFrom.set(language, entry.source);
      published.set(language, entry.source);
    } else if (act === 'discard' && published.has(language)) {
      answer = await action('discard');
      madeFrom.set(language, published.get(language) ?? '');
    } else if (act === 'unpublish' && published.has(language)) {
      answer = await action('unpublish');
      published.delete(language);
    } else if (act === 'delete' && madeFrom.has(language)) {
      // Editors delete nothing.
      answer = await ask('DELETE', form(id, language), undefined, await sharedToken('admin'));
      madeFrom.delete(language);
      published.delete(language);
    } else if (act === 'still right' && madeFrom.has(language)) {
      answer = await ask('POST', '/admin/mall/languages/fine', { type: 'job', entry: id, language });
      madeFrom.set(language, entry.source);
    }
    expect(answer?.status ?? 200, `${act}: ${answer?.text}`).toBe(200);
    if (answer ?? act !== 'source') done.set(act, (done.get(act) ?? 0) + 1);
    if (edit % 20 === 0) await compare(edit);
  }
  expect([...done.keys()].sort()).toEqual([...new Set(ACTS)].filter((act) => act !== 'source').sort());
  await compare(EDITS);
  process.stdout.write(`languages: ${EDITS} random edits, ${compared} marks compared, no difference\n`);
});

interface Imported {
  data: {
    texts: number;
    entries: number;
    same: number;
    refused: { line: number; why: string }[];
    file: string;
  };
}

test('a translator’s file comes back: what is right is saved, what is not is named, nothing newer is lost', async () => {
  const prefix = `Etat ${randomUUID().slice(0, 8)}`;
  const ids = [await create(`${prefix} 1`), await create(`${prefix} 2`), await create(`${prefix} 3`)];
  await save(ids[1] ?? '', 'en', 'Old');
  const query = new URLSearchParams({ type: 'job', search: prefix, language: 'en' });
  const exported = await ask('GET', `/admin/mall/languages/csv?${query}`);
  expect(exported.status).toBe(200);
  const rows = readCsv(exported.text);
  expect(rows.map(({ source, translation }) => [source, translation])).toEqual([
    [`${prefix} 1`, ''],
    [`${prefix} 2`, 'Old'],
    [`${prefix} 3`, ''],
  ]);
  // Meanwhile somebody else writes, and the source of the third changes.
  await save(ids[1] ?? '', 'en', 'Newer');
  await save(ids[2] ?? '', SOURCE, `${prefix} 3 z premią`);
  const translations = ['=Sales "assistant"\n+ weekends', 'From the file', 'Third'];
  const lines = rows.map((row, index) => ({ ...row, translation: translations[index] ?? '' }));
  const wrong = { ...lines[0], field: 'salary', translation: 'x' };
  const columns = Object.keys(rows[0] ?? {});
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  const file = [
    columns,
    ...[...lines, wrong].map((row) => columns.map((name) => (row as Record<string, string>)[name])),
  ]
    .map((cells) => cells.map(cell).join(';'))
    .join('\r\n');
  const { status, body, text } = await ask('POST', '/admin/mall/languages/csv', { file });
  expect(status, text).toBe(200);
  const { data } = body as Imported;
  expect({ texts: data.texts, entries: data.entries }).toEqual({ texts: 2, entries: 2 });
  expect(data.refused.map(({ line, why }) => `${line}: ${why}`).sort()).toEqual(['3: changed', '5: field']);
  expect(
    readCsv(data.file)
      .map(({ translation }) => translation)
      .sort(),
  ).toEqual(['From the file', 'x']);
  const name = async (id = '') =>
    ((await ask('GET', form(id, 'en'))).body as { data: { name: string } }).data.name;
  expect([await name(ids[0]), await name(ids[1]), await name(ids[2])]).toEqual([
    translations[0],
    'Newer',
    'Third',
  ]);
  const marks = await marksOf(prefix);
  expect(ids.map((id) => marks.get(id)?.en)).toEqual(['draft', 'draft', 'stale']);
  const ofMark = { type: 'job', search: prefix, language: 'en', mark: 'draft' };
  const drafts = await ask('GET', `/admin/mall/languages/csv?${new URLSearchParams(ofMark)}`);
  // An apostrophe keeps a spreadsheet from taking the text for a formula.
  expect(readCsv(drafts.text).map(({ translation }) => translation)).toEqual([
    `'${translations[0]}`,
    'Newer',
  ]);

  expect((await ask('POST', '/admin/mall/languages/csv', { file: 'a,b\n1,2' })).status).toBe(400);
});
