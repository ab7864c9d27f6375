import { useIntl } from 'react-intl';

interface DeskWords<Key extends string> {
  /** For `config.translations` of the admin. */
  translations: { en: Record<string, string>; pl: Record<string, string> };
  /** A word of the desk in the language that the admin is shown in. */
  useSay: () => (key: Key, values?: Record<string, string | number>) => string;
  isWord: (key: string) => key is Key;
}

/** The words of a desk, Polish and English, under ids that begin with its name. `{…}` are filled in by react-intl. */
export function deskWords<Key extends string>(
  desk: string,
  en: Record<Key, string>,
  pl: Record<Key, string>,
): DeskWords<Key> {
  const named = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([key, word]) => [`mall.${desk}.${key}`, word]));
  return {
    translations: { en: named(en), pl: named(pl) },
    isWord: (key): key is Key => Object.hasOwn(en, key),
    useSay() {
      const { formatMessage } = useIntl();
      return (key, values) => formatMessage({ id: `mall.${desk}.${key}`, defaultMessage: en[key] }, values);
    },
  };
}
