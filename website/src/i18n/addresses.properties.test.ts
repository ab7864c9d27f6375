import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { pageEntry } from './address-table.ts';
import {
  addressOf,
  alternateLinks,
  embeddedAddress,
  existsIn,
  languageTargets,
  localiseHref,
  PAGE_KINDS,
  type PageKind,
  type PageParams,
  type Query,
  queryKeysOf,
  queryNames,
  resolveAddress,
} from './addresses.ts';
import { LOCALES, type Locale } from './locales.ts';

interface Page {
  kind: PageKind;
  params: PageParams;
  locale: Locale;
  query: Query;
}

/** Any text, often with what means something in an address. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '%',
        '%2f',
        '%00',
        '..',
        '?',
        '#',
        '&',
        '=',
        '+',
        ' ',
        ';',
        'ł',
        'a',
        '\ud83d',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '..',
    '.',
    '__proto__',
    'constructor',
    'prototype',
    'spot',
    'api',
    'en',
    'pl-PL',
    'sklepy',
    'tenants',
    '',
  ),
);
/** What may stand in a path; half a surrogate pair cannot be written in any address. */
const param = text
  .map((one) => one.toWellFormed())
  .filter(
    (one) =>
      !/[/\\\p{Cc}]/u.test(one) &&
      one.trim() !== '' &&
      !['..', '.', '__proto__', 'constructor', 'prototype'].includes(one),
  );
const value = text
  .map((one) => one.toWellFormed().trim())
  .filter((one) => one !== '' && !/\p{Cc}/u.test(one));

/** Every kind of page in every language that has it. */
const PLACES = LOCALES.flatMap((locale) =>
  PAGE_KINDS.filter((kind) => existsIn(kind, locale)).map((kind) => ({ locale, kind })),
);

const page: fc.Arbitrary<Page> = fc.constantFrom(...PLACES).chain(({ locale, kind }) =>
  fc.record({
    kind: fc.constant(kind),
    locale: fc.constant(locale),
    params: fc.record(Object.fromEntries(pageEntry(kind).params.map((name) => [name, param]))),
    query: fc.record(Object.fromEntries(queryKeysOf(kind).map((key) => [key, value])), {
      requiredKeys: [],
    }),
  }),
);

const split = (address: string): [path: string, search: string] => {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
};
const resolve = (address: string) => resolveAddress(...split(address), LOCALES);
const written = ({ kind, params, locale, query }: Page) => addressOf(kind, params, locale, query);
const shuffled = (search: string) => `?${search.slice(1).split('&').reverse().join('&')}`;

describe('an address, whatever it is made of', () => {
  it('leads back to its page, embedded or not, in whatever order its query stands', () => {
    fc.assert(
      fc.property(page, (one) => {
        const address = written(one);
        expect(address).toMatch(/^\/(?!\/)[!-~]*$/);
        const [path, search] = split(address);
        const { kind, params, locale, query } = one;
        const found = { type: 'page', kind, params, locale, query, path };
        expect(resolve(address)).toEqual(found);
        expect(resolveAddress(path, shuffled(search), LOCALES)).toEqual(found);
        expect(resolve(embeddedAddress(address, locale))).toEqual({ ...found, embedded: true });
      }),
      drawing(300),
    );
  });

  it('is no other page’s', () => {
    fc.assert(
      fc.property(param, param, (one, other) => {
        const owners = new Map<string, string>();
        for (const { kind, locale } of PLACES) {
          // The same words for every kind, in either order where there are two.
          const [first, second] = pageEntry(kind).params;
          for (const [mine, next] of [
            [one, other],
            [other, one],
          ]) {
            const params = { ...(first && { [first]: mine }), ...(second && { [second]: next }) };
            const owner = JSON.stringify([kind, locale, params]);
            const address = addressOf(kind, params, locale, {});
            expect(owners.get(address) ?? owner, address).toBe(owner);
            owners.set(address, owner);
          }
        }
      }),
      drawing(15),
    );
  });

  it('is where its page’s address redirects to, in other case, with other slashes and under English names', () => {
    fc.assert(
      fc.property(page, fc.constantFrom('case', 'slashes', 'prefix', 'query'), (one, how) => {
        const address = written(one);
        const [path, search] = split(address);
        const prefix = one.locale === 'pl-PL' ? '' : `/${one.locale}`;
        const english = queryNames('en');
        const own = queryNames(one.locale);
        const asked = {
          case: `/${one.locale.toUpperCase()}${path.slice(prefix.length)}${search}`,
          slashes: `/${path.slice(1).replaceAll('/', '//')}/${search}`,
          prefix: `/${one.locale}${path.slice(prefix.length)}${search}`,
          query: `${path}${search.replace(/(?<=[?&])[^=&]+/g, (name) => {
            const key = queryKeysOf(one.kind).find((known) => own[known] === name);
            return key ? english[key] : name;
          })}`,
        }[how];
        const found = resolve(asked);
        const canonical = found.type === 'page' ? asked : found.type === 'redirect' && found.location;
        expect(canonical).toBe(address);
      }),
      drawing(300),
    );
  });

  it('is what a link to it becomes in its language, and leads to the same page in another', () => {
    fc.assert(
      fc.property(page, fc.constantFrom(...LOCALES), (one, locale) => {
        const address = written(one);
        expect(localiseHref(address, one.locale)).toBe(address);
        const there = localiseHref(`${address}#top`, locale);
        expect(there).toBe(existsIn(one.kind, locale) ? `${written({ ...one, locale })}#top` : null);
      }),
      drawing(300),
    );
  });

  it('has others beside it that all lead to pages', () => {
    fc.assert(
      fc.property(page, fc.subarray([...LOCALES]), ({ kind, params, query, locale: first }, translated) => {
        const localised = Object.fromEntries([first, ...translated].map((locale) => [locale, params]));
        for (const { locale, path } of alternateLinks(kind, localised, LOCALES)) {
          expect(resolve(path)).toMatchObject({ type: 'page', kind, params, locale });
        }
        const targets = languageTargets(kind, localised, LOCALES, query);
        expect(targets.map(({ locale }) => locale)).toEqual(LOCALES);
        for (const { locale, href, exact } of targets) {
          const found = resolve(href);
          expect(found).toMatchObject({ type: 'page', locale });
          if (exact) expect(found).toMatchObject({ kind, params, query });
        }
      }),
      drawing(100),
    );
  });
});

describe('junk', () => {
  const piece = fc.oneof(
    text,
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%',
      '%ff',
      '%e0%a4',
      '?',
      '&',
      '=',
      'q',
      'kategoria',
      '\ud800',
      '\u0000',
    ),
    fc.constantFrom(...LOCALES, 'spot/api', 'sklepy/moda', 'tenants/a/b', 'oferty', 'EN'),
  );
  const junk = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
  const slashed = fc.array(piece, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

  it('is answered, never thrown at; a redirect stays on this site and ends at a page', () => {
    fc.assert(
      fc.property(fc.oneof(junk, slashed), junk, fc.subarray([...LOCALES]), (path, search, live) => {
        const found = resolveAddress(path, search, live);
        if (found.type === 'redirect') {
          expect(found.location).toMatch(/^\/(?![/\\])[!-~]*$/);
          expect(resolveAddress(...split(found.location), live).type).toBe('page');
        } else if (found.type === 'page') {
          expect(live).toContain(found.locale);
          expect(written({ ...found, query: {} })).toBe(found.path);
        }
      }),
      drawing(1_000),
    );
  });

  it('as a param or a value never makes an address that is none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGE_KINDS),
        fc.constantFrom(...LOCALES),
        fc.record({ category: text, slug: text, id: text }, { requiredKeys: [] }),
        fc.dictionary(fc.constantFrom('q', 'category', 'page', 'store'), text),
        (kind, locale, params, query) => {
          const found = resolve(addressOf(kind, params, locale, query));
          // A value with a control character is the one thing that is written and then refused.
          if (Object.values(query).some((one) => /\p{Cc}/u.test(one)))
            expect(['page', 'bad-request']).toContain(found.type);
          else expect(found).toMatchObject({ type: 'page', locale });
        },
      ),
      drawing(500),
    );
  });

  it('as a link is no link, or one that leads to a page or leaves the site plainly', () => {
    fc.assert(
      fc.property(fc.oneof(junk, slashed), fc.constantFrom(...LOCALES), (href, locale) => {
        const made = localiseHref(href, locale);
        if (made === null || made.startsWith('#') || made.startsWith('/media/')) return;
        expect(resolve(made.replace(/#.*$/, ''))).toMatchObject({ type: 'page', locale });
      }),
      drawing(1_000),
    );
  });
});
