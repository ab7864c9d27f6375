import { DEFAULT_LOCALE } from '@mall/contract';
import { languageName } from '../kit/reader-words';
import { settings } from '../settings';

interface Locale {
  id: number;
  code: string;
  name: string;
}

interface LocaleService {
  find(): Promise<Locale[]>;
  update(where: { id: number }, locale: { name: string }): Promise<unknown>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
}

const IN_ENGLISH = new Intl.DisplayNames(['en'], { type: 'language' });

/** 'węgierski (hu-HU)', as the staff say it. */
const nameOf = (code: string) => `${languageName(code, 'pl')} (${code})`;

/** As Strapi names its first language, and as all of them used to be named here. */
const isGenerated = ({ code, name }: Locale) => name === `${IN_ENGLISH.of(code)} (${code})`;

/**
 * Adds the languages of the settings that the database lacks, under Polish names, which administrators may change.
 * Languages are never removed: their texts would go.
 */
export async function ensureLocales(): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as LocaleService;
  const stored = await service.find();
  for (const locale of stored.filter(isGenerated)) {
    await service.update({ id: locale.id }, { name: nameOf(locale.code) });
  }
  const have = new Set(stored.map(({ code }) => code));
  for (const code of settings().locales) {
    if (!have.has(code)) await service.create({ code, name: nameOf(code) });
  }
  await service.setDefaultLocale({ code: DEFAULT_LOCALE });
}
