/** Where Strapi keeps in which language a browser's admin is. */
const KEY = 'strapi-admin-language';

const LANGUAGES = ['pl', 'en'];

/** Opens the admin in the first language of the browser that it has, until somebody chooses one: Strapi's own is English. */
export function startInOwnLanguage(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  wanted: readonly string[],
): void {
  if (storage.getItem(KEY) !== null) return;
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const found = codes.find((code) => LANGUAGES.includes(code));
  if (found !== undefined) storage.setItem(KEY, found);
}
