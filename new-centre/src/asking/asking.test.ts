import { describe, expect, it } from 'vitest';
import { readFolder } from '../folder/read-folder.ts';
import { memoryFiles } from '../folder/sample-folder.fixture.ts';
import { askCentre } from './ask-centre.ts';
import { firstFolder } from './first-folder.ts';

/** Somebody who types these one after the other. */
async function asked(typed: readonly string[]) {
  const left = [...typed];
  const prompts: string[] = [];
  const said: string[] = [];
  const answers = await askCentre(
    async (prompt) => {
      prompts.push(prompt);
      const next = left.shift();
      if (next === undefined) throw new Error(`nothing is typed at ${prompt}`);
      return next;
    },
    (line) => said.push(line),
    'Europe/Riga',
  );
  return { answers, prompts, said, left };
}

const ALL = [
  'lt-LT, en',
  'Ąžuolas',
  '',
  'Ozo g. 25',
  '07150',
  'Vilnius',
  '+370 5 200 0000',
  'info@oak.example',
  'https://oak.example',
  'Mon-Sat 10-21; Sun 10-18',
  '-1, 0: Pirmas, 1: Terasa',
  'Mada, Namai',
];

describe('asking', () => {
  it('gives a folder that is read without a word', async () => {
    const { answers, said } = await asked(ALL);
    expect(said).toEqual([]);
    const { centre, remarks } = await readFolder(memoryFiles(firstFolder(answers)));
    expect(centre).toMatchObject({
      name: { 'lt-LT': 'Ąžuolas' },
      languages: ['lt-LT', 'en'],
      timeZone: 'Europe/Riga',
      address: { lines: [{ 'lt-LT': 'Ozo g. 25' }], postalCode: '07150', town: { 'lt-LT': 'Vilnius' } },
      phone: '+370 5 200 0000',
      email: 'info@oak.example',
      publicUrl: 'https://oak.example',
      floors: [
        { level: -1 },
        { level: 0, name: { 'lt-LT': 'Pirmas' } },
        { level: 1, name: { 'lt-LT': 'Terasa' } },
      ],
      categories: [{ name: { 'lt-LT': 'Mada' } }, { name: { 'lt-LT': 'Namai' } }],
    });
    expect(centre?.hours.week).toMatchObject([{ days: [1, 2, 3, 4, 5, 6] }, { days: [7] }]);
    // What nobody was asked for: policies, and texts in the second language.
    const others = remarks.filter(
      ({ file, problem }) => !/^texts\//.test(file) && !/^No text in en/.test(problem),
    );
    expect(others).toEqual([]);
  });

  it('needs a language and a name, and nothing else', async () => {
    const { answers } = await asked(['en', 'Oak', ...Array<string>(10).fill('')]);
    expect(answers).toEqual({ languages: ['en'], name: 'Oak', timeZone: 'Europe/Riga' });
    const { centre } = await readFolder(memoryFiles(firstFolder(answers)));
    expect(centre).toMatchObject({ name: { en: 'Oak' }, shops: [], floors: [] });
  });

  it.each([
    [0, 'klingon', /There is no language "klingon"/],
    [2, 'Europe/Vilnus', /Write Europe\/Vilnius, if that is meant\./],
    [6, 'call me', /a phone number such as/],
    [7, 'nobody', /an email address/],
    [8, 'oak', /an address such as https/],
    [9, 'always when you like', /"always when you like"/],
    [10, 'ground', /"ground" is no floor/],
    [10, '0, 0', /Level 0 stands twice/],
  ])('asks question %i again after %j', async (at, wrong, mend) => {
    const { answers, said, left } = await asked([...ALL.slice(0, at), wrong, ...ALL.slice(at)]);
    expect(said).toEqual([expect.stringMatching(mend)]);
    expect(left).toEqual([]);
    expect(answers.name).toBe('Ąžuolas');
  });

  it('does not go on without a name', async () => {
    const { prompts } = await asked(['en', '', '  ', 'Oak', ...Array<string>(10).fill('')]);
    expect(prompts.filter((prompt) => prompt.startsWith('What is the centre called?'))).toHaveLength(3);
  });

  it('quotes what YAML would read otherwise', async () => {
    const { answers } = await asked(['en', 'No: "5"', ...Array<string>(10).fill('')]);
    const { centre } = await readFolder(memoryFiles(firstFolder(answers)));
    expect(centre?.name).toEqual({ en: 'No: "5"' });
  });
});
