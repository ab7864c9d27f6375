import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { movieLine, spoken, versionWords } from './cinema-words.ts';

const pl = translator('pl-PL');

describe('cinema words', () => {
  it('say codes in the language and leave words of the content as they are', () => {
    expect(versionWords({ version: ['3D', 'dubbing'] }, pl)).toBe('3D, dubbing');
    expect(spoken('subtitles', translator('en'))).toBe('subtitles');
    expect(spoken('subtitles', pl)).toBe('napisy');
    expect(spoken('Seans z prelekcją', pl)).toBe('Seans z prelekcją');
    expect(spoken('constructor', pl)).toBe('constructor');
  });

  it('put what is known of a movie on one line', () => {
    expect(movieLine({ category: 'Komedia', minutes: 102, age: 9 }, pl)).toBe('Komedia, 102 min, 9+');
    expect(movieLine({}, pl)).toBe('');
  });
});
