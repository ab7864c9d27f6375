import { describe, expect, it } from 'vitest';
import { dropExpired, keepValue, keptValue } from './stored-values.ts';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('expiring values', () => {
  it('are found until their expiry, and dropped at it', () => {
    const storage = memory();
    keepValue('popUpShowed', true, 86_400_000, 1_000, storage);
    expect(keptValue('popUpShowed', 86_400_999, storage)).toBe(true);
    expect(keptValue('popUpShowed', 86_401_000, storage)).toBeUndefined();
    expect(storage.map.has('popUpShowed')).toBe(false);
  });

  it.each(['true', '{', '{"value":1}', '{"value":1,"expiry":"soon"}', 'null'])('leaves %s alone', (text) => {
    const storage = memory({ other: text });
    expect(keptValue('other', Number.MAX_SAFE_INTEGER, storage)).toBeUndefined();
    expect(storage.map.get('other')).toBe(text);
  });

  it('are dropped together, whatever stands between them', () => {
    const storage = memory({ subCategory: 'buty' });
    keepValue('old', 1, 10, 0, storage);
    keepValue('older', 1, 5, 0, storage);
    keepValue('young', 1, 100, 0, storage);
    dropExpired(50, storage);
    expect([...storage.map.keys()]).toEqual(['subCategory', 'young']);
  });

  it('survive a storage that is denied or full', () => {
    const full = memory();
    full.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(() => keepValue('a', 1, 1, 0, full)).not.toThrow();
    expect(keptValue('a', 0, undefined)).toBeUndefined();
  });
});
