import { DEFAULT_LOCALE } from '@mall/contract';
import { entryType } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import { components, textsOf, versionOf } from '../languages/texts';
import { moveMarks } from '../languages/track';
import { mapTexts, type State } from '../versions/state';
import { schemaOf } from '../versions/versioned-types';
import { type Address, holdsAddress, renaming } from './address';

/** The rows of a table in whose kept content a file may be named; JSON is searched as text on every database. */
const naming = (name: string, field: string, { hash }: Address): Promise<Row[]> =>
  table(name).findMany({ where: { [field]: { $containsi: `/${hash}` } } });

/** By which marks of translations know what a source said. */
function markOf(type: string, state: State): string {
  const known = entryType(type);
  return known?.localized ? versionOf(textsOf(known, state as unknown as Row, components)) : '';
}

/**
 * Has what is kept of entries name a file by another address: versions, what waits in the bin, and what is planned to be
 * saved. Whatever of it comes back then leads to the file as it is, and not to one that leaves the bin.
 */
export async function readdressKept(from: Address, to: Address): Promise<void> {
  const rename = renaming(from, to);
  const readdressed = (type: string, state: State): State =>
    mapTexts(schemaOf, schemaOf(type), state, (name, attribute, text) =>
      holdsAddress(name, attribute) ? rename(text) : text,
    );
  for (const { id, type, entry, language, state } of await naming('content-version', 'state', from)) {
    const uid = String(type);
    const after = readdressed(uid, state as State);
    await table('content-version').update({ where: { id }, data: { state: after } });
    // A translation that was made from this version still was.
    if (language === DEFAULT_LOCALE)
      await moveMarks(
        { contentType: uid, entry: String(entry) },
        markOf(uid, state as State),
        markOf(uid, after),
      );
  }
  for (const { id, contentType, fields } of await naming('schedule', 'fields', from))
    await table('schedule').update({
      where: { id },
      data: { fields: readdressed(String(contentType), fields as State) },
    });
  for (const { id, type, kind, what } of await naming('bin-item', 'what', from)) {
    // What the bin keeps of a file is its own address.
    if (kind !== 'entry') continue;
    const { states = [], plans = [], ...others } = what as { states?: { state: State }[]; plans?: Row[] };
    const uid = String(type);
    const kept = {
      ...others,
      states: states.map((one) => ({ ...one, state: readdressed(uid, one.state) })),
      plans: plans.map((plan) => ({ ...plan, fields: readdressed(uid, (plan.fields ?? {}) as State) })),
    };
    await table('bin-item').update({ where: { id }, data: { what: kept } });
  }
}
