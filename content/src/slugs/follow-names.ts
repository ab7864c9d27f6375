import { DEFAULT_LOCALE } from '@mall/contract';
import type { Options } from '@sindresorhus/slugify';
import { isContent } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import { contentType, isLocalized } from '../versions/versioned-types';
import { nameForSlug } from './slug-rules';

interface UidAttribute {
  type: string;
  targetField?: string;
  options?: Options;
}

interface UidService {
  generateUIDField(query: {
    contentTypeUID: string;
    field: string;
    data: Record<string, unknown>;
    locale?: string;
  }): Promise<string>;
}

/** The field that makes a type's addresses, and the one that it follows. */
export function slugFields(uid: string): { slug: string; name: string; options?: Options } | undefined {
  const attributes = (contentType(uid)?.attributes ?? {}) as Record<string, UidAttribute>;
  const found = Object.entries(attributes).find(([, { type }]) => type === 'uid');
  if (!found?.[1].targetField) return undefined;
  const [slug, { targetField: name, options }] = found;
  return { slug, name, options };
}

/**
 * Has slugs follow their names in each language until the entry is published there. Types without drafts are published
 * from their first save on, which makes their slug.
 */
export function followNames(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const fields = isContent(uid) ? slugFields(uid) : undefined;
    const { documentId, locale, data } = context.params as {
      documentId?: string;
      locale?: unknown;
      data?: Record<string, unknown>;
    };
    if (!fields || !data || (action !== 'create' && action !== 'update')) return next();
    const language = isLocalized(uid) ? (typeof locale === 'string' ? locale : DEFAULT_LOCALE) : undefined;
    const rows: Row[] = documentId
      ? await table(uid).findMany({ where: { documentId, ...(language ? { locale: language } : {}) } })
      : [];
    const draft = rows.find(({ publishedAt }) => publishedAt === null);
    const name = nameForSlug({
      stored: draft ? { name: draft[fields.name], slug: draft[fields.slug] } : null,
      sent: { name: data[fields.name], slug: data[fields.slug] },
      isPublished: rows.some(({ publishedAt }) => publishedAt !== null),
      modelName: /\.([\w-]+)$/.exec(uid)?.[1] ?? '',
      options: fields.options,
    });
    if (name !== null)
      data[fields.slug] = await (
        strapi.plugin('content-manager').service('uid') as unknown as UidService
      ).generateUIDField({
        contentTypeUID: uid,
        field: fields.slug,
        data: { [fields.name]: name },
        ...(language ? { locale: language } : {}),
      });
    return next();
  });
}
