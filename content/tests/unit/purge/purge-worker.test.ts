import { readdirSync, readFileSync } from 'node:fs';
import { isTaggedEntity, type TaggedEntity, touchedBy } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { documentIdOf } from '../../../src/kit/document-ids';
import { backoff } from '../../../src/purge/purge-worker';

describe('backoff', () => {
  it('doubles from a second and stops growing at five minutes', () => {
    expect([1, 2, 3, 4].map(backoff)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(backoff(9)).toBe(256_000);
    expect(backoff(10)).toBe(300_000);
    expect(backoff(500)).toBe(300_000);
  });
});

/** What visitors never see of it as content: what they sent, and what the programs note. */
const UNSEEN = new Set([
  'endpoints',
  // Whoever changes these says so (`bookings/`).
  'booking-step',
  'stylist-block',
  'stylist-hour',
  'coupon-stat',
  'delivery',
  'empty-search',
  'newsletter-subscriber',
  'newsletter-suppression',
  'bin-item',
  'content-version',
  'moved-slug',
  'inbox-view',
  'open-form',
  'purge-outbox',
  'schedule',
  'submission',
  'submission-message',
  'submission-photo',
  'survey-report',
  'translation-state',
]);

const API = new URL('../../../src/api/', import.meta.url);

interface Field {
  type: string;
  /** Of a relation: the uid of what it points to. */
  target?: string;
  /** Of a relation: the field there that holds it, if it is held there. */
  mappedBy?: string;
}

function schemaOf(name: string): Record<string, Field> {
  const schema = readFileSync(new URL(`${name}/content-types/${name}/schema.json`, API), 'utf8');
  return (JSON.parse(schema) as { attributes: Record<string, Field> }).attributes;
}

const fieldsOf = (name: string) => Object.keys(schemaOf(name));

describe('tags of content types', () => {
  const types = readdirSync(API).filter((name) => !UNSEEN.has(name));

  it.each(types)('a change of %s makes something old, found by fields that it has', (name) => {
    expect(isTaggedEntity(name)).toBe(true);
    const { entry, tenant, ofTenants } = touchedBy(name as TaggedEntity);
    expect(fieldsOf(name)).toEqual(expect.arrayContaining([entry?.slug, tenant].filter(Boolean)));
    if (ofTenants) expect(fieldsOf('tenant')).toContain(ofTenants);
  });

  const ofATenant = Object.entries(schemaOf('tenant')).filter(([, { type }]) => type === 'relation');

  it.each(ofATenant)('a change of its %s makes a tenant’s page old', (field, { target, mappedBy }) => {
    const name = /^api::([^.]+)\./.exec(target ?? '')?.[1] as TaggedEntity;
    const { tenant, ofTenants } = touchedBy(name);
    expect({ tenant, ofTenants }).toEqual(mappedBy ? { tenant: mappedBy } : { ofTenants: field });
  });
});

describe('documentIdOf', () => {
  it('is the same for the same thing, in the form of a documentId', () => {
    expect(documentIdOf('tenant', 'halland')).toBe(documentIdOf('tenant', 'halland'));
    expect(documentIdOf('tenant', 'halland')).toMatch(/^[a-z0-9]{24}$/);
    expect(documentIdOf('tenant', 'halland')).not.toBe(documentIdOf('offer', 'halland'));
  });
});
