import { describe, expect, it } from 'vitest';
import { formDraft, randomKey } from './form-draft.ts';

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('drafts', () => {
  it('come back as they were kept, until they are cleared', () => {
    const store = storage();
    const draft = formDraft('booking', () => store);
    const kept = {
      values: { name: ['Anna'], sizes: [] },
      key: 'k',
      names: { '2026-12-03T09:00': 'czwartek' },
    };
    draft.write(kept);
    expect([...store.kept.keys()]).toEqual(['form:booking']);
    expect(draft.read()).toEqual(kept);
    draft.clear();
    expect(draft.read()).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"values":{"a":"b"},"key":"k"}',
    '{"values":{"a":[1]},"key":"k"}',
    '{"values":{}}',
  ])('are none of %j', (text) =>
    expect(formDraft('x', () => storage({ 'form:x': text })).read()).toBeUndefined(),
  );

  it('come back without names of options where none were kept', () => {
    const text = '{"values":{},"key":"k"}';
    expect(formDraft('x', () => storage({ 'form:x': text })).read()).toMatchObject({ names: {} });
  });

  it('cost nothing where storage is forbidden or full', () => {
    const draft = formDraft('x', () => {
      throw new Error('SecurityError');
    });
    expect(draft.read()).toBeUndefined();
    expect(() => draft.write({ values: {}, key: 'k' })).not.toThrow();
    expect(() => draft.clear()).not.toThrow();
  });

  it('carry a key that the contract takes', () => {
    expect(randomKey()).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(randomKey((bytes) => bytes.fill(255))).toBe('_____________________w');
    expect(randomKey()).not.toBe(randomKey());
  });
});
