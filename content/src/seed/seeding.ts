import { DEFAULT_LOCALE, DEMO_LOCALES } from '@mall/contract';
import { documentIdOf } from '../kit/document-ids';
import type { Bulk } from './bulk';
import type { Demo, DemoLocale, DemoWords } from './demo-door';

/** The row ids of a document in one language. */
export interface Versions {
  draft: number;
  published: number;
}

type Values = Record<string, unknown>;

export const isDemoLocale = (code: string): code is DemoLocale =>
  DEMO_LOCALES.some((locale) => locale === code);

/** What the demo says once, for all languages, is in the centre's own, or in Polish where the demo lacks that. */
export const ORIGINAL: DemoLocale = isDemoLocale(DEFAULT_LOCALE) ? DEFAULT_LOCALE : 'pl-PL';

/** What every part of the seeding shares: the writer, the moment, the demo, and where pictures went. */
export class Seeding {
  readonly bulk: Bulk;
  readonly now: Date;
  /** YYYY-MM-DD of the first start in the centre's zone. */
  readonly firstStart: string;
  readonly locales: readonly DemoLocale[];
  readonly demo: Demo;
  files = new Map<string, number>();
  private readonly wordsRead = new Map<DemoLocale, DemoWords>();
  private readonly written = new Map<string, Versions>();

  constructor(parts: {
    bulk: Bulk;
    now: Date;
    firstStart: string;
    locales: readonly DemoLocale[];
    demo: Demo;
  }) {
    this.bulk = parts.bulk;
    this.now = parts.now;
    this.firstStart = parts.firstStart;
    this.locales = parts.locales;
    this.demo = parts.demo;
  }

  /** The demo's words in a language, read when they are first asked for. */
  words(locale: DemoLocale): DemoWords {
    const words = this.wordsRead.get(locale) ?? this.demo.readWords(locale);
    this.wordsRead.set(locale, words);
    return words;
  }

  /** The words of what has one form in all languages. */
  get original(): DemoWords {
    return this.words(ORIGINAL);
  }

  /** The file of a picture, or null when there is no such drawing. */
  picture(key: string | undefined): number | null {
    return key === undefined ? null : (this.files.get(key) ?? null);
  }

  pictures(keys: readonly string[]): number[] {
    return keys.map((key) => this.picture(key)).filter((id) => id !== null);
  }

  /** A row of a type without drafts. `locale` null = a type without languages. */
  live(type: string, key: string, locale: DemoLocale | null, values: Values): number {
    return this.bulk.add(`api::${type}.${type}`, {
      ...values,
      ...this.stamps(type, key, locale),
      publishedAt: this.now,
    });
  }

  /** A draft and what is published of it. @param values those of both, or what each state has */
  both(
    type: string,
    key: string,
    locale: DemoLocale,
    values: Values | ((state: keyof Versions) => Values),
  ): Versions {
    const uid = `api::${type}.${type}`;
    const stamps = this.stamps(type, key, locale);
    const of = typeof values === 'function' ? values : () => values;
    const versions = {
      draft: this.bulk.add(uid, { ...of('draft'), ...stamps, publishedAt: null }),
      published: this.bulk.add(uid, { ...of('published'), ...stamps, publishedAt: this.now }),
    };
    this.written.set(`${type} ${key} ${locale}`, versions);
    return versions;
  }

  /** A document that `both` has written before. */
  versionsOf(type: string, key: string, locale: DemoLocale): Versions {
    const versions = this.written.get(`${type} ${key} ${locale}`);
    if (!versions) throw new Error(`seed: ${type} ${key} was not written in ${locale}`);
    return versions;
  }

  private stamps(type: string, key: string, locale: DemoLocale | null): Values {
    return {
      documentId: documentIdOf(type, key),
      locale,
      createdAt: this.now,
      updatedAt: this.now,
    };
  }

  /** Links both versions to a row of a type without drafts. */
  linkShared(type: string, from: Versions, field: string, target: number | readonly number[]): void {
    const uid = `api::${type}.${type}`;
    this.bulk.link(uid, from.draft, field, target);
    this.bulk.link(uid, from.published, field, target);
  }

  /** Links draft to draft and published to published. */
  linkVersions(type: string, from: Versions, field: string, target: Versions): void {
    const uid = `api::${type}.${type}`;
    this.bulk.link(uid, from.draft, field, target.draft);
    this.bulk.link(uid, from.published, field, target.published);
  }

  /** Links a row without drafts to documents with them: to both versions, as Strapi does. */
  linkFeatured(type: string, id: number, field: string, targets: readonly Versions[]): void {
    for (const target of targets) {
      this.bulk.link(`api::${type}.${type}`, id, field, [target.draft, target.published]);
    }
  }
}
