import { useIntl } from 'react-intl';

/** An entry as the staff routes name one. */
export interface EntryRef {
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

export interface Named {
  /** A type's name as the menu shows it. */
  typeName: (label: string) => string;
  /** A language in the reader's own. */
  languageName: (code: string) => string;
}

/** Names of types and languages in the language that the admin is shown in. */
export function useNames(): Named {
  const { formatMessage, locale } = useIntl();
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  return {
    typeName(label) {
      const shown = formatMessage({ id: label, defaultMessage: label });
      const [polish = shown, english = polish] = shown.split(' / ');
      return locale.startsWith('pl') ? polish : english;
    },
    languageName: (code) => (code ? (languages.of(code.slice(0, 2)) ?? code) : ''),
  };
}
