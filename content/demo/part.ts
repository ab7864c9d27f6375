import { DEMO_LOCALES, type DemoLocale } from './types';

/** An SVG file of the demo that one part of it brings; `key` is unique in the demo. Sizes in CSS pixels. */
export interface PartPicture {
  key: string;
  svg: string;
  width: number;
  height: number;
}

/** What each part of the demo brings to the media library. */
export interface DemoPart {
  pictures: readonly PartPicture[];
  /** Alternative texts by language and picture key. */
  alternatives: Partial<Record<DemoLocale, Readonly<Record<string, string>>>>;
}

/** A part's words in every language of the demo. */
export function inEveryLanguage<T>(
  written: Partial<Record<DemoLocale, T>> & { en: T },
): Record<DemoLocale, T> {
  return Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, written[locale] ?? written.en])) as Record<
    DemoLocale,
    T
  >;
}
