import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { isContent } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import { marksOf, restoreMarks } from '../languages/track';
import { planAgain, schedules } from '../schedule/queue';
import { aliveIn, currentState, languagesOf, titleOf } from '../versions/entry-state';
import { personOf } from '../versions/keep-versions';
import { dataOf, type State } from '../versions/state';
import { isLocalized, schemaOf } from '../versions/versioned-types';

/** What the bin keeps of an entry: its drafts, by language (null for types without). */
export interface DeletedEntry {
  entry: string;
  states: { language: string | null; state: State }[];
  /** What was planned for it and what is noted of its translations; not kept by earlier releases. */
  plans?: Row[];
  marks?: Row[];
}

/** Keeps what is deleted, in the transaction that deletes it. */
export function keepDeletedEntries(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId: entry, locale } = context.params as { documentId?: string; locale?: unknown };
    if (action !== 'delete' || !entry || !isContent(uid)) return next();
    return strapi.db.transaction(async () => {
      const all = await languagesOf(uid, entry);
      const languages = typeof locale === 'string' && locale !== '*' && isLocalized(uid) ? [locale] : all;
      const states: DeletedEntry['states'] = [];
      for (const language of languages) {
        const state = await currentState({ type: uid, entry, language });
        if (state) states.push({ language, state });
      }
      const key = { contentType: uid, entry };
      const codes = isLocalized(uid) ? languages.map(String) : undefined;
      const plans = await schedules().findMany({
        where: { ...key, state: 'waiting', ...(codes ? { language: { $in: codes } } : {}) },
      });
      const marks = await marksOf(key, codes);
      const result = await next();
      const [first] = states;
      const author = personOf(strapi.requestContext.get() as unknown as Context | undefined)?.name ?? null;
      if (first)
        await table('bin-item').create({
          data: {
            ...{ kind: 'entry', type: uid, title: titleOf(first.state), author },
            what: { entry, states, plans, marks },
          },
        });
      return result;
    });
  });
}

/**
 * Writes an entry again under its documentId, as drafts; what it named and is gone is left out. What was planned for it
 * is planned again where it lies ahead, and translations that were stale still are.
 */
export async function restoreEntry(
  type: string,
  { entry, states, plans = [], marks = [] }: DeletedEntry,
): Promise<void> {
  const alive = await aliveIn(
    type,
    states.map(({ state }) => state),
  );
  const documents = strapi.documents(type as UID.ContentType);
  const write = async ({ language, state }: DeletedEntry['states'][number]) => {
    const data = dataOf(schemaOf, schemaOf(type), state, alive);
    const locale = language === null ? {} : { locale: language };
    const known: Row | null = await table(type).findOne({ select: ['id'], where: { documentId: entry } });
    if (known) await documents.update({ documentId: entry, ...locale, data: data as never });
    else await documents.create({ ...locale, data: { ...data, documentId: entry } as never });
  };
  await strapi.db.transaction(async () => {
    for (const one of states) await write(one);
    await restoreMarks({ contentType: type, entry }, marks);
    await planAgain(plans, new Date());
  });
}
