import type { Tag, TaggedEntity } from '@mall/contract';
import { errors } from '@strapi/utils';
import { reloadPictureTexts } from '../kit/picture-texts';
import { table } from '../kit/table';
import { settings } from '../settings';
import { OUTBOX } from './outbox';
import { wakeWorker } from './purge-worker';
import { publishSharedFields, sharedFields } from './shared-fields';
import { ownType, tagsOf } from './tags';

/** Actions of the document service after which visitors may see something else. Saving a draft is not one. */
const VISIBLE = new Set(['publish', 'unpublish', 'delete']);
const VISIBLE_WITHOUT_DRAFTS = new Set(['create', 'update', 'delete', 'clone']);

type Middleware = Parameters<typeof strapi.documents.use>[0];
type Next = Parameters<Middleware>[1];
type Answer = Awaited<ReturnType<Middleware>>;

interface Change {
  uid: string;
  action: string;
  params?: { documentId?: string; status?: string; locale?: unknown };
}

function isVisible({ uid, action, params }: Change): boolean {
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (!type?.options?.draftAndPublish) return VISIBLE_WITHOUT_DRAFTS.has(action);
  return (
    VISIBLE.has(action) || ((action === 'create' || action === 'update') && params?.status === 'published')
  );
}

/** Notes tags to purge, in the transaction that is open, if any. Several purges a second are sent as one. */
export async function notePurge(tags: Iterable<Tag>): Promise<void> {
  if (!settings().websiteUrl) return;
  await table(OUTBOX).create({ data: { tags: [...new Set(tags)].sort() } });
}

/** Turns the database's own words for a slug that is taken into an answer for the editor. */
function explained(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (!/UNIQUE constraint failed|duplicate key value/.test(message)) return error;
  return new errors.ValidationError(
    'Ten adres (slug) jest już zajęty w tym języku. / This slug is taken in this language.',
  );
}

async function withPurge(name: TaggedEntity, { uid, action, params }: Change, next: Next): Promise<Answer> {
  return strapi.db.transaction(async ({ onCommit }) => {
    onCommit(() => {
      wakeWorker();
      if (name === 'picture-text') void reloadPictureTexts();
    });
    const before = await tagsOf(name, params?.documentId);
    if (action === 'publish') {
      const locale =
        typeof params?.locale === 'string' && params.locale !== '*' ? { locale: params.locale } : {};
      const where = { documentId: params?.documentId, publishedAt: { $notNull: true }, ...locale };
      const shown = await sharedFields(uid, where);
      const result = await next();
      await publishSharedFields(uid, shown, result);
      await notePurge([...before, ...(await tagsOf(name, params?.documentId))]);
      return result;
    }
    const result = await next();
    const documentId = params?.documentId ?? (result as { documentId?: string } | null)?.documentId;
    await notePurge([...before, ...(await tagsOf(name, documentId))]);
    return result;
  });
}

/**
 * Writes a purge beside every change that visitors may see, in the same transaction: either both happen or neither.
 */
export function registerPurges(): void {
  strapi.documents.use(async (context, next) => {
    const name = ownType(context.uid);
    const change: Change = {
      uid: context.uid,
      action: context.action,
      params: context.params as Change['params'],
    };
    if (!name) return next();
    try {
      return isVisible(change) ? await withPurge(name, change, next) : await next();
    } catch (error) {
      throw explained(error);
    }
  });

  // Files do not pass through the document service.
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate() {
      await notePurge(['uploads']);
      wakeWorker();
    },
    async afterDelete() {
      await notePurge(['uploads']);
      wakeWorker();
    },
    async afterCreate(event) {
      if (event.params.data?.caption !== 'sitemap') return;
      await notePurge(['uploads']);
      wakeWorker();
    },
  });
}
