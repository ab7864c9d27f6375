import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

/** The entry of a panel, as the content system is asked about it. */
export interface Entry {
  type: string;
  entry: string;
  language: string;
}

export const asQuery = (entry: Entry): string => new URLSearchParams({ ...entry }).toString();

/** What a field of a type is called in the admin's language. */
export function useFieldName(type: string): (field: string) => string {
  const { formatMessage } = useIntl();
  const { edit } = useDocumentLayout(type);
  const metadatas = edit.metadatas as Record<string, { label?: string } | undefined> | undefined;
  return (field) =>
    formatMessage({
      id: `content-manager.content-types.${type}.${field}`,
      defaultMessage: metadatas?.[field]?.label || field,
    });
}
