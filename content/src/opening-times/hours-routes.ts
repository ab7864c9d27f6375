import { DEFAULT_LOCALE } from '@mall/contract';
import type { Context } from 'koa';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { storedText } from '../kit/rows';
import { type Row, table, uidOf } from '../kit/table';
import { settings } from '../settings';
import { readCopy } from './copied-hours';
import { savedHours } from './saved-hours';

const TENANT = 'api::tenant.tenant';

/** A shop that hours can be copied to, as JSON. */
export interface KnownShop {
  documentId: string;
  name: string;
  category: string | null;
  isLive: boolean;
}

/** What became of a copy; `failed`: names of shops. */
export interface Copied {
  changed: number;
  published: number;
  failed: string[];
}

interface Documents {
  update(params: { documentId: string; locale: string; data: Record<string, unknown> }): Promise<unknown>;
  publish(params: { documentId: string; locale: string }): Promise<unknown>;
}

interface Metadata {
  getStatus(draft: Row, others: Row[]): string;
}

/** `isLive`: what is changed may be published at once, since nothing else of the shop waits for publishing. */
interface Shop {
  draft: Row;
  isLive: boolean;
}

async function shopsWith(where: Record<string, unknown>): Promise<Shop[]> {
  const metadata = strapi.plugin('content-manager').service('document-metadata') as Metadata;
  const rows = await table('tenant').findMany({
    select: ['id', 'documentId', 'locale', 'name', 'slug', 'publishedAt', 'createdAt', 'updatedAt'],
    where: { ...where, locale: DEFAULT_LOCALE },
    populate: { menu_category: { select: ['id', 'name'] } },
    orderBy: [{ name: 'asc' }],
  });
  const published = new Map(rows.filter((row) => row.publishedAt).map((row) => [row.documentId, row]));
  return rows
    .filter((row) => !row.publishedAt)
    .map((draft) => {
      const live = published.get(draft.documentId);
      return { draft, isLive: live !== undefined && metadata.getStatus(draft, [live]) === 'published' };
    });
}

/** `GET /admin/mall/hours/centre?shop=`: what the desk needs to say what visitors will read. */
async function showCentre(ctx: Context) {
  const documentId = String(ctx.query.shop ?? '');
  const [centre, shop] = await Promise.all([
    savedHours(),
    documentId
      ? table('tenant').findOne({
          select: ['id', 'slug'],
          where: { documentId, locale: DEFAULT_LOCALE, publishedAt: null },
        })
      : null,
  ]);
  ctx.body = { data: { timeZone: settings().timeZone, centre, slug: shop?.slug ?? null } };
}

/** `GET /admin/mall/hours/shops`: those that hours can be copied to. */
async function listShops(ctx: Context) {
  const shops = await shopsWith({});
  ctx.body = {
    data: shops.map(({ draft, isLive }) => ({
      documentId: draft.documentId,
      name: storedText(draft.name) ?? '',
      category: storedText((draft.menu_category as Row | null)?.name),
      isLive,
    })) satisfies KnownShop[],
  };
}

/**
 * `POST /admin/mall/hours/copy`: gives shops the hours that an editor wrote for another one. Through the document
 * service, as a save in the form, one shop after the other: a shop that cannot be changed holds none of the others up.
 */
async function copyHours(ctx: Context) {
  const { shops: wanted, hours } = readCopy(ctx.request.body);
  const documents = strapi.documents(TENANT) as unknown as Documents;
  const shops = await shopsWith({ documentId: { $in: wanted } });
  const editor = (ctx.state.user as { id?: number } | undefined)?.id;
  const done: Copied = { changed: 0, published: 0, failed: [] };
  for (const { draft, isLive } of shops) {
    const { documentId } = draft;
    try {
      await documents.update({ documentId, locale: DEFAULT_LOCALE, data: { ...hours, updatedBy: editor } });
      done.changed++;
      if (isLive) {
        await documents.publish({ documentId, locale: DEFAULT_LOCALE });
        done.published++;
      }
    } catch (error) {
      strapi.log.error('hours-not-copied', { documentId, reason: String(error) });
      done.failed.push(String(draft.name));
    }
  }
  ctx.body = { data: done };
}

/** What the admin's grid of hours asks for. */
export function registerHoursRoutes(): void {
  const subject = uidOf('tenant');
  const read = permitted(subject, 'read');
  registerAdminRoutes([
    { method: 'GET', path: '/hours/centre', handler: showCentre, config: read },
    { method: 'GET', path: '/hours/shops', handler: listShops, config: read },
    {
      method: 'POST',
      path: '/hours/copy',
      handler: copyHours,
      config: permitted(subject, 'update', 'publish'),
    },
  ]);
}
