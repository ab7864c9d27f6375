import { type Row, uidOf } from './table';

/** A content type that the staff edit. */
export interface EntryType {
  /** `offer` */
  name: string;
  uid: string;
  /** As the admin's menu calls it, "Polish / English". */
  label: string;
  single: boolean;
  drafts: boolean;
  localized: boolean;
  attributes: Record<string, Attribute>;
}

export interface Attribute {
  type: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  required?: boolean;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** What the admin says of an entry, and leads to its form by, as JSON. */
export interface EntryLead {
  uid: string;
  /** The name of its type in translations. */
  label: string;
  single: boolean;
  documentId: string;
  /** Empty for a type without languages. */
  locale: string;
  title: string;
}

interface Schema {
  kind: string;
  info: { displayName: string };
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean }; 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, Attribute>;
}

/** What visitors sent and what programs note: no content, though some of it stands in the menu. */
const NO_CONTENT = new Set([
  'submission',
  'delivery',
  'newsletter-subscriber',
  'survey-report',
  'coupon-stat',
  'personal-stylist-calendar',
]);

function entryTypeOf(uid: string, schema: Schema): EntryType {
  return {
    name: uid.slice(uid.indexOf('.') + 1),
    uid,
    label: schema.info.displayName,
    single: schema.kind === 'singleType',
    drafts: schema.options?.draftAndPublish === true,
    localized: schema.pluginOptions?.i18n?.localized === true,
    attributes: schema.attributes,
  };
}

/** Whether a content type holds what the staff edit. Types that the admin does not show are a program's own notes. */
export function isContent(uid: string): boolean {
  if (!uid.startsWith('api::')) return false;
  const schema = (strapi.contentTypes as unknown as Record<string, Schema | undefined>)[uid];
  if (!schema || schema.pluginOptions?.['content-manager']?.visible === false) return false;
  return !NO_CONTENT.has(uid.slice(uid.indexOf('.') + 1));
}

/** All content types of the centre's content, in the order of their labels. */
export function entryTypes(): EntryType[] {
  return Object.entries(strapi.contentTypes as unknown as Record<string, Schema>)
    .filter(([uid]) => isContent(uid))
    .map(([uid, schema]) => entryTypeOf(uid, schema))
    .sort((a, b) => a.label.localeCompare(b.label, 'pl'));
}

/** One of them by its uid or its name. */
export function entryType(type: string): EntryType | undefined {
  const uid = type.includes('::') ? type : uidOf(type);
  return entryTypes().find((known) => known.uid === uid);
}

const TITLES = [
  'entryTitle',
  'name',
  'title',
  'heading',
  'floorName',
  'room_id',
  'centreName',
  'text',
] as const;

/** The attribute that names an entry, where its type has one. */
export function titleField({ attributes }: EntryType): string | undefined {
  return TITLES.find((field) => field in attributes);
}

/** What an entry is called; an empty text where nothing of it can be a name. */
export function titleOf(type: EntryType, row: Row): string {
  const field = type.single ? undefined : titleField(type);
  const title = field === undefined ? undefined : row[field];
  return typeof title === 'string' ? title.slice(0, 120) : '';
}

/** What leads the admin to an entry. @param row with its `locale` and what names it */
export const leadTo = (type: EntryType, row: Row): EntryLead => ({
  ...{ uid: type.uid, label: type.label, single: type.single },
  ...{ documentId: row.documentId, locale: row.locale ?? '', title: titleOf(type, row) },
});
