import { describe, expect, it } from 'vitest';
import type { Remark } from '../../remark.ts';
import { missingTexts } from '../languages.ts';
import { memoryFiles } from '../sample-folder.fixture.ts';
import { readSettings } from './settings.ts';

const BASE = 'name: Oak\nlanguages: [lt-LT, en]\ntimeZone: Europe/Vilnius\n';

function read(yaml: string, others: Record<string, string> = {}) {
  const remarks: Remark[] = [];
  const missing = missingTexts();
  const found = readSettings(memoryFiles({ 'centre.yaml': yaml, ...others }), missing, remarks);
  if (found) missing.tell(remarks, found.settings.languages);
  const said = remarks.map(({ at, problem, mend, weight }) => `${at}: ${problem} ${mend} (${weight})`);
  return { settings: found?.settings, isUsable: found?.isUsable, said };
}

describe('readSettings', () => {
  it('needs three settings alone', () => {
    const { settings, isUsable, said } = read(BASE);
    expect(said).toEqual([]);
    expect(isUsable).toBe(true);
    expect(settings).toEqual({
      name: { 'lt-LT': 'Oak' },
      languages: ['lt-LT', 'en'],
      timeZone: 'Europe/Vilnius',
      hours: { week: [], special: [] },
      floors: [],
      map: {},
      theme: {},
      categories: [],
      socialLinks: [],
      texts: {},
    });
  });

  it('keeps phones, codes and times as they are written', () => {
    const { settings, said } = read(
      `${BASE}phone: +37060000000\naddress: {postalCode: 01234}\nhours: {mon: 10:00-20:00}\n`,
    );
    expect(said).toEqual([]);
    expect(settings).toMatchObject({ phone: '+37060000000', address: { postalCode: '01234' } });
    expect(settings?.hours.week).toEqual([{ days: [1], label: 'Monday', opens: '10:00', closes: '20:00' }]);
  });

  it.each([
    [
      'time_zone: x',
      'line 4, time_zone: There is no setting "time_zone" here. Did you mean "timeZone"? (left-out)',
    ],
    [
      'map:\n  lattitude: 54',
      'line 5, map, lattitude: There is no setting "lattitude" here. Did you mean "latitude"? (left-out)',
    ],
    [
      'floors:\n  - level: 0\n    color: "#fff"',
      'line 6, floors 1, color: There is no setting "color" here. Did you mean "colour"? (left-out)',
    ],
    ['email: oak', 'line 4, email: email cannot be "oak". Write an email address. (left-out)'],
    [
      'map: {latitude: 154}',
      'line 4, map, latitude: latitude cannot be "154". Write degrees from -90 to 90. (left-out)',
    ],
    [
      'floors:\n- {level: 0}\n- {colour: "#fff"}',
      'line 6, floors 2, level: level is missing. Write a whole number from -9 to 99, 0 on the ground. (left-out)',
    ],
    [
      'floors:\n- {level: 0}\n- {level: 0}',
      'line 6, floors 2, level: Level 0 stands twice. Give each floor its own level. (left-out)',
    ],
    [
      'floors: [{level: 0, drawing: gruond.svg}]',
      'line 4, floors 1, drawing: There is no file "gruond.svg" in floors/. Did you mean "ground.svg"? (left-out)',
    ],
    [
      'floors: [{level: 0, colour: "#e63946"}]',
      'line 4, floors 1, colour: Neither white nor black can be read on #e63946 (4.4 : 1, needed are 4.5 : 1). Choose a darker or a lighter colour. (left-out)',
    ],
    [
      'floors:\n- level: 0\n  colour: #b3202c',
      'line 6, floors 1, colour: Without quotes #b3202c is a comment in YAML; it was taken for the colour. Write "#b3202c". (guessed)',
    ],
    [
      'phone: +370 600\nphone: +370 700',
      'line 5, phone: "phone" stands twice; the first one counts. Take one of them out. (left-out)',
    ],
    [
      'hours: {mon-fri: 10-20, sut: x}',
      'line 4, hours, sut: "sut" names no days. Write hours as "Mon-Fri 10-20; Sat 10-18; Sun closed". (left-out)',
    ],
    [
      'specialDays:\n- {date: 2026-02-30, closed: true}',
      'line 5, specialDays 1, date: date cannot be "2026-02-30". Write a date such as 2026-12-24. (left-out)',
    ],
    [
      'specialDays: [{date: 2026-12-24}]',
      'line 4, specialDays 1: 2026-12-24 needs either hours or closed. Write hours: 10:00-18:00, or closed: true. (left-out)',
    ],
    [
      'about: {lt: Labas, de: Hallo, en: Hi}',
      'line 4, about, de: The centre has no language "de". Its languages are: lt-LT, en. (left-out)',
    ],
    [
      'about: {lt: Labas}',
      'key about: No text in en. Add it; until then visitors read it in lt-LT. (left-out)',
    ],
    [
      'about: {en: Hi}',
      'line 4, about: There is no text in lt-LT, the default language; the one in en was taken. Write it in lt-LT too. (guessed)',
    ],
    [
      'theme: {mark: mark.svg}',
      'line 4, theme, mark: mark.svg cannot be the mark. <circle>: only paths can be read; turn shapes and text into paths. (left-out)',
    ],
    [
      'theme: {corner: bent}',
      'line 4, theme, corner: corner cannot be "bent". Write one of square, soft, round. (left-out)',
    ],
    [
      'theme: {emptyPicture: mark.txt}',
      'line 4, theme, emptyPicture: There is no file "mark.txt". Known are: mark.svg. (left-out)',
    ],
    [
      'theme: {mark: no.svg}',
      'line 4, theme, mark: There is no file "no.svg". Known are: mark.svg. (left-out)',
    ],
    [
      'socialLinks: [facebook]',
      'line 4, socialLinks 1: socialLinks cannot be "facebook". Write an address such as https://example.com. (left-out)',
    ],
    [
      'address: {lines: [Ozo 1], zip: 1}',
      'line 4, address, zip: There is no setting "zip" here. Known are: lines, postalCode, town. (left-out)',
    ],
    [
      'currency: EUR',
      'line 4, currency: There is no setting "currency" here. Known are: name, languages, timeZone, address, phone, email, publicUrl, hours, specialDays, floors, map, theme, categories, socialLinks, about, parking, gettingHere. (left-out)',
    ],
    ['phone: *x', 'line 4: References (*) are not read. Write the value itself. (left-out)'],
  ])('tells of %j, and loses nothing else', (line, said) => {
    const files = {
      'mark.svg': '<svg viewBox="0 0 1 1"><circle r="1"/></svg>',
      'floors/ground.svg': '<svg/>',
    };
    const result = read(`${BASE}${line}\npublicUrl: https://oak.example\n`, files);
    expect(result.said.filter((one) => !one.startsWith('key floors'))).toEqual([said]);
    expect(result.isUsable).toBe(true);
    expect(result.settings?.theme).toEqual({});
    expect(result.settings?.publicUrl).toBe('https://oak.example');
  });

  it('says what is missing of what has to stand there, and what was taken instead', () => {
    const { said, isUsable, settings } = read('publicUrl: oak\nphone: +370 600 00000\n');
    expect(said).toEqual([
      'line 1, publicUrl: publicUrl cannot be "oak". Write an address such as https://example.com. (left-out)',
      'line 1, name: name is missing. Write "name: " and the name of the centre. (left-out)',
      'line 1, languages: languages is missing. Write "languages: [lt-LT, en]", the default one first. (left-out)',
      'line 1, timeZone: timeZone is missing; UTC was taken. Write "timeZone: Europe/Vilnius". (guessed)',
    ]);
    expect(isUsable).toBe(false);
    expect(settings?.phone).toBe('+370 600 00000');
  });

  it('takes the language and the time zone that were meant', () => {
    const { settings, said } = read('name: A\nlanguages: [LT, xx, en, en]\ntimeZone: Europe/Vilnus\n');
    expect(settings).toMatchObject({
      languages: ['lt-LT', 'en'],
      timeZone: 'Europe/Vilnius',
    });
    expect(said.map((one) => one.split('.')[0])).toEqual([
      'line 3, timeZone: There is no time zone "Europe/Vilnus"; Europe/Vilnius was taken',
      'line 2, languages 1: There is no language "LT"; lt-LT was taken',
      'line 2, languages 2: There is no language "xx"',
      'line 2, languages 4: en stands twice',
    ]);
  });

  it.each([
    ['timeZone: Ireland', 'timeZone cannot be "Ireland"; UTC was taken'],
    ['timeZone: [UTC]', 'timeZone cannot be a list; UTC was taken'],
    ['timeZone:', 'timeZone is missing; UTC was taken'],
  ])('says once which time zone was taken for %j', (line, said) => {
    const result = read(`name: A\nlanguages: [en]\n${line}\n`);
    expect(result.said.map((one) => one.split('.')[0])).toEqual([`line 3, timeZone: ${said}`]);
    expect(result.settings?.timeZone).toBe('UTC');
  });

  it.each(['name', 'languages'])('says that %s is missing where nothing stands there', (key) => {
    const all = { name: 'A', languages: '[en]', timeZone: 'UTC', [key]: '' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const { said, isUsable } = read(lines.join('\n'));
    expect(said.map((one) => one.split('.')[0])).toEqual([
      expect.stringContaining(`${key}: ${key} is missing`),
    ]);
    expect(isUsable).toBe(false);
  });

  it('goes on after lines that are no YAML', () => {
    const { settings, said } = read(`${BASE}map: {latitude: 54\n`);
    expect(said[0]).toMatch(/^line [45]: Not YAML: /);
    expect(settings?.name).toEqual({ 'lt-LT': 'Oak' });
  });

  it.each(['', 'just words', '- a\n- b', '\0'])('is nothing where the file is %j', (yaml) => {
    const { settings, said } = read(yaml);
    expect(settings).toBeUndefined();
    expect(said).toHaveLength(1);
  });

  it('keys categories by their slugs, told apart by what is above them', () => {
    const { settings, said } = read(`${BASE}categories:
  - {name: {lt: Vaikams, en: Kids}, subCategories: [{name: {lt: Batai, en: Shoes}}]}
  - {name: {lt: Mada, en: Fashion}, slug: mados, subCategories: [{name: {lt: Batai, en: Shoes}, specialties: [Žiemai]}]}
`);
    expect(
      settings?.categories.map(({ key, subCategories }) => [key, ...subCategories.map((sub) => sub.key)]),
    ).toEqual([
      ['vaikams', 'batai-vaikams'],
      ['mados', 'batai'],
    ]);
    expect(said).toEqual([
      'key categories, subCategories, specialties: No text in en for 1 entry: Žiemai. Add it; until then visitors read it in lt-LT. (left-out)',
    ]);
  });
});
