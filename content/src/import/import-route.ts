import { isLocale } from '@mall/contract';
import type { Context } from 'koa';
import { admitsToken, fieldsOf } from '../kit/request';
import { tokenFile } from '../kit/token-file';
import { claimFor } from './claim';
import { type ImportedEntry, importEntries, importedEntries, removeEntries } from './import-entries';
import { importFile, type SentFile } from './import-files';
import { type Memory, recall, remember } from './memory';
import { refusalOf } from './refusal';
import { isFields, isReference, type Reference } from './values';

/** So many entries are taken at once: what comes of them is told while whoever sends can still show it. */
const MAX_ENTRIES = 200;

/** An entry of which something can be made has a name of its own. */
const isNamed = (value: unknown): value is Reference => isReference(value) && value.key !== '';

function isEntry(value: unknown): value is ImportedEntry {
  if (!isNamed(value) || !isFields(value)) return false;
  const { locale, values } = value as Record<string, unknown>;
  return isFields(values) && (locale === null || (typeof locale === 'string' && isLocale(locale)));
}

function refuse(ctx: Context, status: number, error: string) {
  ctx.status = status;
  ctx.body = { error };
}

/** Imports go one after the other: what they remember is one value. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: (memory: Memory) => Promise<T>): Promise<T> {
  const turn = last.then(async () => {
    const memory = await recall();
    try {
      return await work(memory);
    } finally {
      await remember(memory);
    }
  });
  last = turn.catch(() => undefined);
  return turn;
}

async function takeCentre(ctx: Context) {
  const { centre, intoExisting } = fieldsOf(ctx);
  if (typeof centre !== 'string' || centre === '')
    return refuse(ctx, 400, 'centre must be the key of the centre that is sent.');
  const refusal = await inTurn((memory) => claimFor(centre, intoExisting === true, memory));
  if (refusal !== undefined) return refuse(ctx, 409, refusal);
  ctx.status = 204;
}

async function takeEntries(ctx: Context) {
  const { entries = [], remove = [] } = fieldsOf(ctx);
  if (!Array.isArray(entries) || !Array.isArray(remove))
    return refuse(ctx, 400, 'entries and remove must be lists.');
  if (entries.length + remove.length > MAX_ENTRIES)
    return refuse(ctx, 413, `Send at most ${MAX_ENTRIES} entries at once.`);
  const odd = entries.findIndex((entry) => !isEntry(entry));
  if (odd >= 0)
    return refuse(
      ctx,
      400,
      `entries[${odd}] must be {type, key, locale, values}; locale null for a type without languages.`,
    );
  if (!remove.every(isNamed)) return refuse(ctx, 400, 'remove must hold {type, key} each.');
  const results = await inTurn(async (memory) => [
    ...(await importEntries(entries, memory)),
    ...(await removeEntries(remove, memory)),
  ]);
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  strapi.log.info('content.imported', { entries: results.length, refused });
  ctx.body = { results };
}

async function listEntries(ctx: Context) {
  ctx.body = { entries: await inTurn(importedEntries) };
}

async function takeFile(ctx: Context) {
  const { key, name, alt } = fieldsOf(ctx);
  const { files } = ctx.request as { files?: { file?: SentFile | SentFile[] } };
  const file = files?.file;
  if (typeof key !== 'string' || key === '' || typeof name !== 'string' || !file || Array.isArray(file))
    return refuse(ctx, 400, 'Send the fields key, name, alt and one file as multipart/form-data.');
  try {
    const outcome = await inTurn((memory) =>
      importFile(key, { name, alt: typeof alt === 'string' ? alt : '', file }, memory),
    );
    ctx.body = { outcome };
  } catch (error) {
    refuse(ctx, 400, refusalOf(error));
  }
}

/**
 * `POST /import/centre {centre, intoExisting}`, `POST /import/file` and `POST /import {entries, remove}` with the token of
 * `DATA_DIR/content/import-token`: what `npm run new-centre` calls, in this order. The first answers 204, or 409 where
 * something else is there; the last 200 with what became of each entry; all of them 401 without the token. `GET /import`
 * names the entries of all imports that are there.
 */
export function registerImport(): void {
  const token = tokenFile('import-token');
  const guarded = (work: (ctx: Context) => Promise<void>) => async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    if (admitsToken(ctx, token)) await work(ctx);
  };
  strapi.server.router.post('/import/centre', guarded(takeCentre));
  strapi.server.router.get('/import', guarded(listEntries));
  strapi.server.router.post('/import', guarded(takeEntries));
  strapi.server.router.post('/import/file', guarded(takeFile));
}
