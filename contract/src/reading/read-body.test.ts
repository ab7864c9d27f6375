import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName, requestLine, tagsOfEndpoint } from '../endpoints.ts';
import { conforms, readBody } from './read-body.ts';

const type = {
  id: 1,
  attributes: {
    name: 'Rabat',
    icon: { data: null },
    background_image: { data: null },
    backgroundColor: null,
  },
};
const wrapped = { data: [type], meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } } };

describe('readBody', () => {
  it('reads wrapped, half-wrapped and flat entities alike', () => {
    const flat = { id: 1, name: 'Rabat', icon: null, background_image: null, backgroundColor: null };
    for (const body of [wrapped, { data: [flat] }, [flat], [type]]) {
      const read = readBody('offerTypes', body);
      expect(read).toMatchObject({ ok: true, issues: [], value: { items: [flat] } });
    }
  });

  it('keeps the paging of a list', () => {
    expect(readBody('offerTypes', wrapped)).toMatchObject({ value: { pagination: { total: 1 } } });
  });

  it('says that an entity is missing', () => {
    expect(readBody('offer', { data: null })).toEqual({ ok: true, value: null, issues: [] });
    expect(readBody('homePage', { data: { id: 1, attributes: null } })).toMatchObject({ ok: true });
  });

  it('drops one bad entry, keeps the others and names its place in the payload', () => {
    const read = readBody('offerTypes', {
      data: [type, { id: 2, attributes: { name: null } }, null, 'x', type],
    });
    expect(read.ok && read.value?.items.map(({ id }) => id)).toEqual([1, 1]);
    expect(read.issues.map(({ path }) => path)).toEqual(['data.1.attributes.name', 'data.3']);
  });

  it('takes a malformed optional field as missing', () => {
    const read = readBody('offer', {
      data: {
        id: 1,
        attributes: { name: 'A', slug: 'a', startDate: 'soon', isPromoted: 'perhaps', media: { data: 7 } },
      },
    });
    expect(read).toMatchObject({ ok: true, value: { startDate: null, isPromoted: null, media: null } });
    expect(read.issues.map(({ path }) => path).sort()).toEqual([
      'data.attributes.isPromoted',
      'data.attributes.media',
      'data.attributes.startDate',
    ]);
  });

  it('reads a relation held as one entity as a list of one, and drops what is none', () => {
    const tenant = (specialty: unknown) => ({
      tenants: [{ id: 1, name: 'A', slug: 'a', menu_cat_specialty: specialty }],
    });
    const specialties = (specialty: unknown) => {
      const read = readBody('searchData', tenant(specialty));
      return read.ok ? read.value?.tenants[0]?.menu_cat_specialty.map(({ name }) => name) : 'failed';
    };
    expect(specialties({ data: { id: 3, attributes: { name: 'Coats' } } })).toEqual(['Coats']);
    expect(
      specialties({
        data: [
          { id: 3, attributes: { name: 'Coats' } },
          { id: 4, attributes: { name: 5 } },
        ],
      }),
    ).toEqual(['Coats', '5']);
    expect(specialties('Coats')).toEqual(['Coats']);
    expect(specialties(7)).toEqual([]);
    expect(specialties(null)).toEqual([]);
  });

  it('says once where lists and objects stand under a name that nothing reads', () => {
    const more = { galerie: [{ url: '/a.jpg' }], createdBy: { id: 3 }, meta: { x: 1 }, notes: 'x', none: [] };
    const entries = [1, 2].map((id) => ({ id, attributes: { name: 'A', slug: `a-${id}`, ...more } }));
    expect(readBody('offers', { data: entries })).toMatchObject({
      ok: true,
      value: { items: [{ id: 1 }, { id: 2 }] },
      issues: [{ path: 'data.*.attributes.galerie', message: 'under a name that nothing reads' }],
    });
    expect(
      readBody('offer', { id: 1, name: 'A', slug: 'a', image: { url: '/a.jpg' }, ...more }).issues,
    ).toEqual([{ path: 'galerie', message: 'under a name that nothing reads' }]);
  });

  it('says once, by the name that was sent, where a value cannot be read', () => {
    const entries = [1, 2].map((id) => ({
      id,
      name: 'A',
      slug: `a-${id}`,
      featured: 'maybe',
      validFrom: 'soon',
    }));
    expect(readBody('offers', { data: entries })).toMatchObject({
      ok: true,
      value: { items: [{ id: 1 }, { id: 2 }] },
      issues: [
        { path: 'data.*.featured', message: 'a value that nothing reads' },
        { path: 'data.*.validFrom', message: 'a value that nothing reads' },
      ],
    });
  });

  it('says of a row of hours which one it is', () => {
    const openingHours = ['9:00', 'soon'].map((opens) => ({
      day: 'monday',
      openingHour: opens,
      closingHour: '21:00',
    }));
    const { issues } = readBody('tenant', { data: { id: 1, name: 'A', slug: 'a', openingHours } });
    expect(issues.map(({ path }) => path)).toEqual(['data.openingHours.1.openingHour']);
  });

  it('takes the extension of a file from its address whatever this is called', () => {
    const logo = { src: ['/uploads/a_1.png'], EXT: { zz: { zz: 1 } } };
    const read = readBody('tenant', { data: { id: 1, name: 'A', slug: 'a', logo } });
    expect(read).toMatchObject({ ok: true, value: { logo: { url: '/uploads/a_1.png', ext: '.png' } } });
    expect(read.issues.map(({ path }) => path)).toEqual(['data.logo.EXT']);
  });

  it('refuses what is no answer', () => {
    for (const body of [null, 'x', 3, { errors: [{ message: 'no' }] }, { error: { status: 500 } }]) {
      expect(readBody('offer', body).ok).toBe(false);
    }
    expect(readBody('offer', { data: { id: 'x', attributes: {} } }).ok).toBe(false);
  });

  it('does not let a payload reach prototypes or the stack', () => {
    const hostile = JSON.parse('{"data":{"id":1,"attributes":{"slug":"a","__proto__":{"name":"A"}}}}');
    expect(readBody('offer', hostile).ok).toBe(false);
    const deep = JSON.parse(`${'{"data":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
    expect(() => readBody('offer', deep)).not.toThrow();
  });
});

describe('conforms', () => {
  it('finds nothing in a body that keeps the contract', () => {
    expect(conforms('offerTypes', wrapped)).toEqual([]);
  });

  it('reports missing keys, wrong types and nulls in lists', () => {
    const { icon: _, ...attributes } = type.attributes;
    const body = { data: [{ id: 1, attributes: { ...attributes, backgroundColor: 5 } }, null] };
    expect(
      conforms('offerTypes', body)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['data.0.attributes.backgroundColor', 'data.0.attributes.icon', 'data.1']);
  });
});

/** Those that read one entry by its slug. */
const SINGLE_ENTRIES = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].form === 'single' && ENDPOINTS[name].path.endsWith('{slug}'),
);

describe('requestLine', () => {
  it('puts locale, paging and drafts into the query and escapes the slug', () => {
    expect(requestLine('offers', {}, 'pl-PL').path).toBe('/api/offers?locale=pl-PL&offset=0&limit=100');
    expect(requestLine('offer', { slug: 'a/../b?' }, 'en', true).path).toBe(
      '/api/offers/offer/a%2F..%2Fb%3F?locale=en&publicationState=preview',
    );
    expect(requestLine('offers', {}, 'en', true).path).not.toContain('publicationState');
  });

  it('names the state of a single entry: live, or preview for a job and for whoever wants drafts', () => {
    const state = (name: Parameters<typeof requestLine>[0], preview?: boolean) =>
      new URLSearchParams(
        requestLine(name, { slug: 'a' } as never, 'pl-PL', preview).path.split('?')[1],
      ).getAll('publicationState');
    for (const name of SINGLE_ENTRIES) {
      expect(state(name), name).toEqual([name === 'job' ? 'preview' : 'live']);
      expect(state(name, true), name).toEqual(['preview']);
    }
    expect(state('homePage')).toEqual([]);
  });

  it('tags an endpoint by its slug', () => {
    expect(tagsOfEndpoint('tenantsOfCategory', { category: 'moda' })).toEqual(['tenants', 'category:moda']);
  });
});
