import type { UID } from '@strapi/strapi';
import type { Attributes } from './state';

interface ContentType {
  attributes: Attributes;
  collectionName: string;
  kind: string;
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean }; 'content-manager'?: { visible?: boolean } };
}

export function contentType(uid: string): ContentType | undefined {
  return strapi.contentTypes[uid as UID.ContentType] as unknown as ContentType | undefined;
}

/** The fields of a content type or component; none for what no longer exists. */
export function schemaOf(uid: string): Attributes {
  const component = strapi.components[uid as UID.Component] as unknown as
    | { attributes: Attributes }
    | undefined;
  return contentType(uid)?.attributes ?? component?.attributes ?? {};
}

export const hasDrafts = (uid: string): boolean => contentType(uid)?.options?.draftAndPublish === true;

export const isLocalized = (uid: string): boolean =>
  contentType(uid)?.pluginOptions?.i18n?.localized === true;
