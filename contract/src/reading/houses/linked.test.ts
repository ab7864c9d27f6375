import { describe, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';
import { withLinked } from './linked.ts';

function value(name: 'offers', body: unknown) {
  const result = readBody(name, body);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

describe('what a payload lists to make it endless', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

  const names = Array.from({ length: 200 }, (_, at) => `e${at}`);
  const entries = names.map((id) => ({
    sys: { id, type: 'Entry' },
    fields: { name: id, slug: id, tenant: link(names.at(-1) ?? ''), localizations: names.map(link) },
  }));

  it('is followed so many times and no more', () => {
    const made = withLinked({ items: entries, includes: { Entry: entries } });
    expect(JSON.stringify(made).length).toBeLessThan(40_000_000);
  });

  it('takes nothing from what each entry points to itself', () => {
    const offers = names.map((name) => ({
      sys: { id: name, type: 'Entry' },
      fields: { name, slug: name, tenant: link(`shop of ${name}`) },
    }));
    const shops = names.map((name) => ({
      sys: { id: `shop of ${name}`, type: 'Entry' },
      fields: { name: `Shop ${name}`, slug: name, offers: names.slice(0, 40).map(link) },
    }));
    expect(value('offers', { items: offers, includes: { Entry: [...offers, ...shops] } })).toMatchObject({
      items: names.map((name) => ({ name, tenant: { name: `Shop ${name}` } })),
    });
  });

  it('is no longer than so much, however large what is pointed to', () => {
    const large = {
      sys: { id: 'large', type: 'Entry' },
      fields: { name: 'Large', all: names.map((name) => ({ name })) },
    };
    const body = {
      items: Array.from({ length: 20_000 }, () => ({ tenant: link('large') })),
      includes: { Entry: [large] },
    };
    expect(JSON.stringify(withLinked(body)).length).toBeLessThan(20_000_000);
  });

  it('may be nested as deep as it likes', () => {
    let deep: unknown = 'end';
    for (let depth = 0; depth < 20_000; depth += 1) deep = { deep };
    const body = {
      items: [{ sys: { id: 'a' }, fields: { name: 'A', slug: 'a', deep } }],
      includes: { Entry: [{ sys: { id: 'b' } }] },
    };
    expect(value('offers', body)).toMatchObject({ items: [{ name: 'A', slug: 'a' }] });
  });
});
