import { isContent } from '../kit/entry-types';
import { table, uidOf } from '../kit/table';
import { mapTexts, type State } from '../versions/state';
import { schemaOf } from '../versions/versioned-types';
import { type Address, holdsAddress, renaming } from './address';
import { FILE, type KeptFile } from './kept-files';

/** The name of a file in its address, as the content system or the website gives it out. */
const NAME = /\/(?:uploads|media)\/([\w-]+(?:\.[\w-]+)*)/g;

/** Every former address of a file that was replaced, as far as the bin has it, with the one of now. */
async function movedFrom(name: string): Promise<{ from: Address; to: Address }[]> {
  // JSON is searched as text on every database.
  const items = await table('bin-item').findMany({
    select: ['id', 'what'],
    where: { kind: 'file', what: { $containsi: name } },
  });
  const moved = [];
  for (const { what } of items) {
    const { row } = what as KeptFile;
    if (row.hash + row.ext !== name) continue;
    const to = await table(FILE).findOne({ select: ['id', 'hash', 'ext'], where: { id: row.id } });
    if (to) moved.push({ from: row, to: { hash: String(to.hash), ext: String(to.ext) } });
  }
  return moved;
}

/**
 * What is to be saved, with the files that it names by their addresses of now: a form may be older than a file that was
 * replaced meanwhile, and nothing of the entry itself has changed by that.
 */
async function withAddressesOfNow(type: string, data: State): Promise<State> {
  const changed = (change: (text: string) => string) =>
    mapTexts(schemaOf, schemaOf(type), data, (field, attribute, text) =>
      holdsAddress(field, attribute) ? change(text) : text,
    );
  const names = new Set<string>();
  changed((text) => {
    for (const [, name = ''] of text.matchAll(NAME)) names.add(name);
    return text;
  });
  const moved = (await Promise.all([...names].map(movedFrom))).flat();
  if (moved.length === 0) return data;
  return changed((text) => moved.reduce((said, { from, to }) => renaming(from, to)(said), text));
}

/** Has what is saved after a file was replaced, or planned to be, name it as what was saved before does. */
export function keepAddressesOfNow(): void {
  strapi.documents.use(async (context, next) => {
    const params = context.params as { data?: State };
    if (params.data && isContent(context.uid))
      params.data = await withAddressesOfNow(context.uid, params.data);
    return next();
  });
  strapi.db.lifecycles.subscribe({
    models: [uidOf('schedule')],
    async beforeCreate({ params: { data } }) {
      if (data?.fields) data.fields = await withAddressesOfNow(String(data.contentType), data.fields);
    },
  });
}
