import { useIntl } from 'react-intl';
import { inOneLanguage, languageName } from '../../kit/reader-words';

/** An entry as the staff routes name one. */
interface EntryRef {
  uid: string;
  single: boolean;
  documentId: string;
  locale: string;
}

/** The address of an entry's form within the admin, in a language. */
export function entryPath({ uid, single, documentId, locale }: EntryRef): string {
  const place = single ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${place}${locale ? `?plugins[i18n][locale]=${locale}` : ''}`;
}

interface Named {
  /** A type's name as the menu shows it. */
  typeName: (label: string) => string;
  /** A language in the reader's own. */
  languageName: (code: string) => string;
}

/** Names of types and languages in the language that the admin is shown in. */
export function useNames(): Named {
  const { formatMessage, locale } = useIntl();
  return {
    typeName: (label) =>
      inOneLanguage(formatMessage({ id: label, defaultMessage: label }), locale.startsWith('pl')),
    languageName: (code) => languageName(code, locale),
  };
}
