import { describe, expect, it } from 'vitest';
import { contentOf } from '../entries/centre-entries.ts';
import { readFolder } from './read-folder.ts';
import { memoryFiles, sampleFolder } from './sample-folder.fixture.ts';

const read = (changes: Parameters<typeof sampleFolder>[0]) => readFolder(memoryFiles(sampleFolder(changes)));

async function told(changes: Parameters<typeof sampleFolder>[0]) {
  const { remarks } = await read(changes);
  return remarks
    .filter(({ file }) => file.startsWith('texts/'))
    .map(({ file, at, problem, mend }) => `${file}, ${at}: ${problem} ${mend}`);
}

describe('texts of policies', () => {
  it('have their title in the first heading, and each language its file', async () => {
    const { centre } = await read({ 'texts/privacy.ru.md': '# О данных #\n## Кто мы\nТекст.' });
    expect(centre?.policies.privacy).toEqual({
      title: { 'lt-LT': 'Privatumas', en: 'Privatumas.en', ru: 'О данных' },
      text: { 'lt-LT': '## 1\n\nTo read.', en: '## 1\n\nTo read.', ru: '## Кто мы\nТекст.' },
    });
    if (!centre) throw new Error('The folder cannot be read.');
    const { entries } = contentOf(centre, { today: '2026-11-25' });
    expect(entries.find(({ type, locale }) => type === 'privacy-policy' && locale === 'ru')?.values).toEqual({
      title: 'О данных',
      description: '## Кто мы\nТекст.',
    });
  });

  it('are read in the own language where another lacks them, which is told', async () => {
    const lacks = { 'texts/terms.ru.md': undefined };
    expect((await read(lacks)).centre?.policies.terms?.title.ru).toBeUndefined();
    expect(await told(lacks)).toEqual([
      'texts/terms.md, the text: No text in ru. Add it; until then visitors read it in lt-LT.',
    ]);
  });

  it.each([
    [
      'is not there',
      { 'texts/cookies.md': undefined, 'texts/cookies.en.md': undefined, 'texts/cookies.ru.md': undefined },
      'texts/cookies.md, the file: There is no such text.',
    ],
    [
      'has no title',
      { 'texts/terms.md': 'Be kind.' },
      'texts/terms.md, the first line: The text has no title.',
    ],
    [
      'is in a language that the centre has not',
      { 'texts/terms.pl.md': '# Regulamin' },
      'texts/terms.pl.md, the name: The centre has no language "pl".',
    ],
    [
      'is called otherwise',
      { 'texts/rules.md': '# Rules' },
      'texts/rules.md, the file: It is no text that is read.',
    ],
    [
      'cannot be read',
      { 'texts/terms.md': new Uint8Array([0x23, 0x20, 0xe0, 0x0a]) },
      'texts/terms.md, the file: The file is not UTF-8',
    ],
  ])('are told where one %s', async (_what, changes, start) => {
    expect(await told(changes)).toContainEqual(expect.stringContaining(start));
  });
});
