import { isTag, isTaggedEntity, type Tag, type TaggedEntity, touchedBy } from '@mall/contract';
import { type Row, table } from '../kit/table';

const published = { publishedAt: { $notNull: true } };

/** The name of one of our own content types in a uid that visitors see something of; undefined for all others. */
export function ownType(uid: string): TaggedEntity | undefined {
  const name = /^api::([^.]+)\./.exec(uid)?.[1];
  return name !== undefined && isTaggedEntity(name) ? name : undefined;
}

/** Tags of entries by their slugs; one that cannot stand in a tag has no page either. */
const slugTags = (prefix: string, field: string, rows: Row[]): Tag[] =>
  rows.map((row) => `${prefix}:${row[field] ?? ''}`).filter(isTag);

/**
 * Tags of what is now published of a document, in all its languages. Asked before and after a change, so that
 * an old slug's page goes too.
 */
export async function tagsOf(name: TaggedEntity, documentId: string | undefined): Promise<Tag[]> {
  const { lists, entry, tenant, ofTenants } = touchedBy(name);
  const tags: Tag[] = [...lists];
  if (!documentId) return tags;
  if (entry) {
    const states = name !== 'menu-category';
    const rows = await table(name).findMany({
      select: ['id', 'documentId', entry.slug],
      where: { documentId, ...(states ? published : {}) },
      ...(tenant ? { populate: { [tenant]: { select: ['id', 'documentId', 'slug'] } } } : {}),
    });
    tags.push(...slugTags(entry.tag, entry.slug, rows));
    const tenants = rows.map((row) => (tenant ? (row[tenant] as Row | null) : null));
    tags.push(
      ...slugTags(
        'tenant',
        'slug',
        tenants.filter((row) => row != null),
      ),
    );
  }
  if (ofTenants) {
    const rows = await table('tenant').findMany({
      select: ['id', 'documentId', 'slug'],
      where: { ...published, [ofTenants]: { documentId } },
    });
    tags.push(...slugTags('tenant', 'slug', rows));
  }
  return tags;
}
