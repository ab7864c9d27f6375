import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { WRITES } from '../writes.ts';
import { openApi } from './openapi.ts';

type Node = Record<string, unknown>;

/** The part of the document at a `#/…` reference. */
function at(document: Node, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document);
}

describe('openApi', () => {
  const document = openApi();

  it('has every path of the contract', () => {
    expect(Object.keys(document.paths as Node).sort()).toEqual(
      [...new Set([...Object.values(ENDPOINTS), ...Object.values(WRITES)].map(({ path }) => path))].sort(),
    );
  });

  it('says what a write takes and answers', () => {
    const post = (document.paths as Record<string, { post?: Node }>)['/api/newsletter/subscribe']?.post;
    expect(JSON.stringify(post?.requestBody)).toContain('"first_name"');
    expect(JSON.stringify(post?.responses)).toContain('"created","updated"');
  });

  it('refers to nothing that it does not hold', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(refs.length).toBeGreaterThan(50);
    expect([...new Set(refs)].filter((ref) => at(document, ref) === undefined)).toEqual([]);
  });

  it('describes entities and relations as they stand on the wire', () => {
    const offer = at(document, '#/components/schemas/Offer/properties/attributes') as { properties: Node };
    expect(offer.properties.tenant).toMatchObject({ required: ['data'] });
    expect(offer.properties.name).toMatchObject({ type: 'string' });
  });
});
