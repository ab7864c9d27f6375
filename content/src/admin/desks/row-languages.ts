const localeOf = (row: unknown): string[] =>
  typeof row === 'object' && row !== null && 'locale' in row && typeof row.locale === 'string'
    ? [row.locale]
    : [];

/** 'en' of 'en', 'pl' of 'pl-PL'; 'hr' and 'hr-HR' stay apart. */
export function shortened(locales: readonly string[]): string[] {
  const language = (locale: string) => locale.split('-')[0] ?? locale;
  const isShared = (locale: string) => locales.filter((one) => language(one) === language(locale)).length > 1;
  return locales.map((locale) => (isShared(locale) ? locale : language(locale)));
}

/** The languages that a row of a list has: its own first. */
export function languagesOf(row: Record<string, unknown>): string[] {
  const others = Array.isArray(row.localizations) ? row.localizations.flatMap(localeOf) : [];
  return shortened([...localeOf(row), ...others.toSorted()]);
}
