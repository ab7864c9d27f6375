import { describe, expect, it } from 'vitest';
import { ALLOW_ALL, DECLINE } from './consent-choice.ts';
import { deletions, isListed, namesIn, sorted } from './consent-cookies.ts';

const CATEGORIES = [
  { key: 'necessary', cookies: [{ name: 'session' }] },
  { key: 'statistics', cookies: [{ name: '_ga' }, { name: '_ga_*' }] },
  { key: 'marketing', cookies: [{ name: '_fbp' }] },
  { key: 'preference', cookies: [{ name: 'subCategory' }] },
] as const;

describe('cookies', () => {
  it('are all kept when everything is allowed', () => {
    expect(sorted(ALLOW_ALL, CATEGORIES)).toBeNull();
  });

  it('go outside the allowed categories; the choice itself stays, whatever the tables say', () => {
    const names = sorted({ ...DECLINE, statistics: true }, [
      ...CATEGORIES,
      { key: 'marketing', cookies: [{ name: 'userConsent' }] },
    ]);
    expect(names?.gone).toEqual(['_fbp', 'subCategory', 'userConsent']);
    expect(names?.kept).toEqual(
      expect.arrayContaining(['session', '_ga', '_ga_*', 'userConsent', 'cookies']),
    );
  });

  it.each([
    ['_ga', true],
    ['_ga_ABC123', true],
    ['_gat', false],
    ['ga', false],
  ])('%s is listed: %s', (name, listed) => {
    expect(isListed(name, ['_ga', '_ga_*'])).toBe(listed);
  });

  it('are named by document.cookie', () => {
    expect(namesIn('')).toEqual([]);
    expect(namesIn('a=1; b=x=y; c')).toEqual(['a', 'b', 'c']);
  });

  it('are deleted for the host and every domain above it', () => {
    expect(deletions('_ga', 'www.galeria.example')).toEqual([
      '_ga=;max-age=0;path=/',
      '_ga=;max-age=0;path=/;domain=www.galeria.example',
      '_ga=;max-age=0;path=/;domain=galeria.example',
    ]);
    expect(deletions('_ga', 'localhost')).toEqual(['_ga=;max-age=0;path=/']);
  });
});
