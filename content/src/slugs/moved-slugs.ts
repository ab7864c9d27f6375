import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isContent } from '../kit/entry-types';
import { reading } from '../kit/request';
import { type Row, table } from '../kit/table';
import { hasDrafts } from '../versions/versioned-types';
import { slugFields } from './follow-names';

/** The endpoints that find an entry by its slug, and its type. */
const BY_SLUG = {
  tenant: 'tenant',
  offer: 'offer',
  event: 'event',
  inspiration: 'inspiration',
  movie: 'movie',
  lunchCard: 'lunch-card',
  job: 'job',
  pressArticle: 'press-article',
  mobileApp: 'mobile-app',
  landingPage: 'page',
  survey: 'survey',
  stylist: 'hair-stylist',
  category: 'menu-category',
  subCategory: 'menu-sub-category',
} as const;

const shownRows = (uid: string, documentId: string): Promise<Row[]> =>
  table(uid).findMany({
    where: { documentId, ...(hasDrafts(uid) ? { publishedAt: { $notNull: true } } : {}) },
  });

/** What takes an entry's slug off the website, or puts another one there. */
const MOVING = { drafts: ['publish', 'unpublish'], atOnce: ['update'] };

/** Notes under which slugs visitors knew an entry, in the transaction that gives it others or takes it off the website. */
export function noteMovedSlugs(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    const fields = isContent(uid) ? slugFields(uid) : undefined;
    const moving = hasDrafts(uid) ? MOVING.drafts : MOVING.atOnce;
    if (!fields || !documentId || !moving.includes(action)) return next();
    return strapi.db.transaction(async () => {
      const before = await shownRows(uid, documentId);
      const result = await next();
      const after = await shownRows(uid, documentId);
      const noted = (language: string | null, slug: unknown) => ({
        type: uid,
        slug,
        language: language === null ? { $null: true } : language,
      });
      for (const { locale, [fields.slug]: old } of before) {
        const language = locale ?? null;
        if (typeof old !== 'string') continue;
        if (after.some((row) => row.locale === locale && row[fields.slug] === old)) continue;
        await table('moved-slug').deleteMany({ where: noted(language, old) });
        await table('moved-slug').create({ data: { type: uid, language, slug: old, entry: documentId } });
      }
      // An address that is somebody's own again leads nowhere else.
      for (const { locale, [fields.slug]: slug } of after)
        await table('moved-slug').deleteMany({ where: noted(locale ?? null, slug) });
      return result;
    });
  });
}

/** The slug under which visitors find now what they knew under another; undefined for none. */
async function slugNow(uid: string, language: string, slug: string): Promise<string | undefined> {
  const moved = await table('moved-slug').findOne({ where: { type: uid, language, slug } });
  const fields = slugFields(uid);
  if (!moved || !fields) return undefined;
  const rows = await shownRows(uid, String(moved.entry));
  const found = rows.find(({ locale }) => locale === language)?.[fields.slug];
  return typeof found === 'string' ? found : undefined;
}

type Handler = (ctx: Context) => Promise<unknown>;

/** Handlers that find an entry under its former slugs too: they answer with the entry, which names its slug of today. */
export function withMovedSlugs<T extends Readonly<Record<keyof typeof BY_SLUG, Handler>>>(handlers: T): T {
  const wrapped = Object.entries(BY_SLUG).map(([name, type]): [string, Handler] => {
    const find = handlers[name as keyof typeof BY_SLUG];
    return [
      name,
      async (ctx) => {
        try {
          return await find(ctx);
        } catch (error) {
          if (!(error instanceof errors.NotFoundError)) throw error;
          const slug = await slugNow(`api::${type}.${type}`, reading(ctx).locale, String(ctx.params.slug));
          if (slug === undefined) throw error;
          ctx.params.slug = slug;
          return find(ctx);
        }
      },
    ];
  });
  return { ...handlers, ...Object.fromEntries(wrapped) };
}
