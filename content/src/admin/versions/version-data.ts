import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

/** As `versions/version-routes.ts` sends them. */
export interface Version {
  number: number;
  action: string;
  author: string | null;
  changes: string[];
  /** Another one than the form's where it changed what all languages share; null for types without languages. */
  language: string | null;
  at: string;
}

/** Where undo goes to, and whether that changes what all languages share. */
interface Undo {
  number: number;
  isShared: boolean;
}

export interface VersionPage {
  data: Version[];
  /** `undo` stands with the newest page alone. */
  meta: { hasEarlier: boolean; undo?: Undo | null };
}

export interface Compared extends Version {
  fields: { field: string; isShared: boolean; version: string; now: string }[];
  gone: { files: number; entries: number };
}

export interface FormCompared {
  newest: number;
  since: Version[];
  fields: { field: string; isMine: boolean; isTheirs: boolean; mine: string; theirs: string }[];
}

export interface Presence {
  others: string[];
  newest: number;
  last: Version | null;
}

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
