import { DEFAULT_LOCALE, settings } from '../settings';

interface LocaleService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
}

/** Adds the languages of the settings that the database lacks. Languages are never removed: their texts would go. */
export async function ensureLocales(): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as LocaleService;
  const have = new Set((await service.find()).map(({ code }) => code));
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const code of settings().locales) {
    if (!have.has(code)) await service.create({ code, name: `${names.of(code) ?? code} (${code})` });
  }
  await service.setDefaultLocale({ code: DEFAULT_LOCALE });
}
