import { beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlLang, LOCALES, type Locale } from '../locales.ts';
import type { Weekday } from './opening-models.ts';

/** 2024-01-01 was a Monday. */
const name = (tag: string, weekday: 'long' | 'short', day: number) =>
  new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** Each test makes the names of its languages itself: the module keeps them. */
let parseDays: typeof import('./day-names.ts').parseDays;
let dayRuns: typeof import('./day-names.ts').dayRuns;
beforeEach(async () => {
  vi.resetModules();
  ({ parseDays, dayRuns } = await import('./day-names.ts'));
});

describe('parseDays', () => {
  it.each(LOCALES)('knows the days of %s, long and short, and ranges of them', (locale) => {
    const tag = htmlLang(locale);
    for (const form of ['long', 'short'] as const) {
      for (const day of [1, 2, 3, 4, 5, 6, 7]) expect(parseDays(name(tag, form, day), locale)).toEqual([day]);
      const range = `${name(tag, form, 1).toUpperCase()} – ${name(tag, form, 5)}`;
      expect(parseDays(range, locale)).toEqual([1, 2, 3, 4, 5]);
    }
    expect(parseDays('Monday-Friday', locale)).toEqual([1, 2, 3, 4, 5]);
    expect(parseDays('Sat-Sun', locale)).toEqual([6, 7]);
  });

  it.each([
    ['pl-PL', 'Poniedziałek-Piątek', [1, 2, 3, 4, 5]],
    ['pl-PL', 'poniedzialek – sobota', [1, 2, 3, 4, 5, 6]],
    ['pl-PL', 'Pn-Pt', [1, 2, 3, 4, 5]],
    ['pl-PL', 'Niedziela-Wtorek', [7, 1, 2]],
    ['pl-PL', 'Sobota, Niedziela', [6, 7]],
    ['bg-BG', 'Понеделник-Събота', [1, 2, 3, 4, 5, 6]],
    ['sr', 'Понедељак-Петак', [1, 2, 3, 4, 5]],
    ['sr', 'Ponedeljak-Petak', [1, 2, 3, 4, 5]],
    ['hr-HR', 'Nedjelja', [7]],
    ['hu-HU', 'Hétfő–Péntek', [1, 2, 3, 4, 5]],
    ['ro-RO', 'Luni-Sambata', [1, 2, 3, 4, 5, 6]],
    ['lt-LT', 'Pirmadienis-sekmadienis', [1, 2, 3, 4, 5, 6, 7]],
    ['cs-CZ', 'Po-Pá', [1, 2, 3, 4, 5]],
    ['pl-PL', 'Mo-Fr', [1, 2, 3, 4, 5]],
    ['pl-PL', 'Codziennie', [1, 2, 3, 4, 5, 6, 7]],
    ['pl-PL', 'W dni powszednie', [1, 2, 3, 4, 5]],
    ['pl-PL', 'weekdays', [1, 2, 3, 4, 5]],
    ['ru', 'По выходным', [6, 7]],
    ['ru', 'Каждый день', [1, 2, 3, 4, 5, 6, 7]],
    ['hu-HU', 'hétköznap, szombat', [1, 2, 3, 4, 5, 6]],
    ['cs-CZ', 'víkend', [6, 7]],
  ] as const)('reads %s %s', (locale, label, days) => {
    expect(parseDays(label, locale)).toEqual(days);
  });

  it('knows whole names of the default language in every other, after its own', () => {
    expect(parseDays('Poniedziałek-Piątek', 'en')).toEqual([1, 2, 3, 4, 5]);
    expect(parseDays('sobota, niedziela', 'hu-HU')).toEqual([6, 7]);
    expect(parseDays('nie', 'en')).toEqual([]);
    expect(parseDays('pon', 'ru')).toEqual([]);
    // "pn" is a Friday in Lithuanian.
    expect(parseDays('pn', 'lt-LT')).toEqual([5]);
  });

  it('reads nothing out of other words', () => {
    for (const label of [
      'Święta',
      '',
      '-',
      'Poniedziałek-',
      '-pon',
      'Mon-Tue-Wed',
      '2026',
      'p',
      'Monday-Holiday',
      'Holiday-Monday',
    ]) {
      expect(parseDays(label, 'pl-PL')).toEqual([]);
    }
  });

  it('knows what people write for them in each language, with and without accents', () => {
    const said: readonly (readonly [Locale, Readonly<Record<string, readonly Weekday[]>>])[] = [
      [
        'pl-PL',
        {
          pn: [1],
          'Pon.': [1],
          PONIEDZIALEK: [1],
          Środa: [3],
          sroda: [3],
          piąt: [5],
          sb: [6],
          nd: [7],
          ndz: [7],
          nie: [7],
        },
      ],
      ['pl-PL', { Tuesday: [2], Tues: [2], po: [], p: [], Święta: [], '': [] }],
      ['en', { tues: [2], weds: [3], Wednes: [3], thur: [4], thurs: [4], We: [3], Su: [7], 'Sun.': [7] }],
      ['hu-HU', { hét: [1], ked: [2], csüt: [4], csut: [4], pén: [5], vas: [7] }],
      ['hr-HR', { nedjelja: [7], po: [1], ut: [2], sr: [3], če: [4], ce: [4], pe: [5], su: [6], ne: [7] }],
      ['sr', { ponedeljak: [1], понедељак: [1], недеља: [7], su: [6], ne: [7] }],
      // "Pn" is a Friday there, and "pon" no day of theirs.
      ['lt-LT', { pir: [1], ant: [2], tre: [3], ket: [4], pn: [5], pen: [5], šeš: [6], ses: [6], sek: [7] }],
      ['ro-RO', { lu: [1], ma: [2], mi: [3], jo: [4], vi: [5], sa: [6], sam: [6], du: [7] }],
      // Without its accent, it may be either.
      ['sk-SK', { st: [3], št: [4], śt: [] }],
    ];
    const read = said.map(([locale, words]) => [
      locale,
      Object.fromEntries(Object.keys(words).map((word) => [word, parseDays(word, locale)])),
    ]);
    expect(read).toEqual(said);
  });

  it('knows what people call several days in each language, as they write it', () => {
    const croatian = [
      'radni dan, radni dani, radnim danom, radnim danima',
      'vikend, vikendi, vikendom',
      'svaki dan, svakodnevno, svakog dana',
    ];
    const written: Readonly<Record<Locale, readonly string[]>> = {
      en: [
        'Weekday, weekdays, working days, on weekdays',
        'Weekend, weekends, at weekends, on weekends',
        'Daily, every day, everyday, all week, all days',
      ],
      'pl-PL': [
        'Dni robocze, w dni robocze, dni powszednie, w dni powszednie, w tygodniu',
        'Weekend, weekendy, w weekend, w weekendy',
        'Codziennie, każdego dnia',
      ],
      'bg-BG': [
        'Делник, в делник, делнични дни, в делнични дни, работни дни, в работни дни',
        'Уикенд, уикенди, в уикенда, през уикенда',
        'Ежедневно, всеки ден, всекидневно',
      ],
      'cs-CZ': [
        'Pracovní dny, všední dny, ve všední dny, v pracovní dny',
        'Víkend, víkendy, o víkendu, o víkendech',
        'Denně, každý den, každodenně',
      ],
      'hr-HR': croatian,
      hr: croatian,
      'hu-HU': [
        'Hétköznap, hétköznapok, hétköznapokon, munkanap, munkanapok, munkanapokon',
        'Hétvége, hétvégén, hétvégeken',
        'Naponta, minden nap, mindennap',
      ],
      'lt-LT': [
        'Darbo dienos, darbo dienomis, šiokiadieniais',
        'Savaitgalis, savaitgaliai, savaitgalį, savaitgaliais',
        'Kasdien, kiekvieną dieną',
      ],
      'ro-RO': [
        'Zile lucrătoare, în zilele lucrătoare, zilele lucrătoare, în timpul săptămânii',
        'Weekend, în weekend, weekenduri, sfârșit de săptămână',
        'Zilnic, în fiecare zi, fiecare zi',
      ],
      ru: [
        'Будни, по будням, в будни, будние дни, в будние дни, рабочие дни, по рабочим дням',
        'Выходные, по выходным, в выходные, выходные дни',
        'Ежедневно, каждый день',
      ],
      'sk-SK': [
        'Pracovné dni, v pracovné dni, všedné dni, cez týždeň',
        'Víkend, víkendy, cez víkend, cez víkendy',
        'Denne, každý deň, každodenne',
      ],
      sr: [
        'Radni dan, radni dani, radnim danom, radnim danima, радни дан, радни дани, радним данима',
        'Vikend, vikendi, vikendom, викенд, викендом',
        'Svaki dan, svakodnevno, svakog dana, сваки дан, свакодневно',
      ],
    };
    const meant: readonly (readonly Weekday[])[] = [
      [1, 2, 3, 4, 5],
      [6, 7],
      [1, 2, 3, 4, 5, 6, 7],
    ];
    const misread = LOCALES.flatMap((locale) =>
      written[locale].flatMap((list, index) =>
        list
          .split(', ')
          .filter((word) => parseDays(word, locale).join() !== meant[index]?.join())
          .map((word) => `${locale}: ${word}`),
      ),
    );
    expect(misread).toEqual([]);
  });

  it('makes the names of a language once', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(parseDays('понедељак', 'sr')).toEqual([1]);
    const formats = made.mock.calls.map(([tag]) => tag);
    expect(formats).toEqual(['sr-Latn', 'sr-Latn', 'sr-Cyrl', 'sr-Cyrl']);
    parseDays('петак', 'sr');
    expect(made).toHaveBeenCalledTimes(formats.length);
    parseDays('hétfő', 'hu-HU');
    expect(made.mock.calls.slice(formats.length).map(([tag]) => tag)).toEqual(['hu', 'hu']);
    made.mockRestore();
  });

  it('reads points and spaces as one space, and needs three letters of a name that it guesses', () => {
    expect(parseDays(' Pon. . ', 'pl-PL')).toEqual([1]);
    expect(parseDays('četv', 'hr-HR')).toEqual([4]);
    expect(parseDays('Utorak', 'sr')).toEqual([2]);
    expect(parseDays('Sre', 'sr')).toEqual([3]);
    expect(parseDays('Čtv', 'cs-CZ')).toEqual([4]);
    expect(parseDays('Mond', 'en')).toEqual([1]);
    expect(parseDays('nied', 'pl-PL')).toEqual([7]);
    expect(parseDays('ni', 'pl-PL'), 'too short to guess').toEqual([]);
  });

  it('reads lists of days and ranges, each day once', () => {
    expect(parseDays('pon, śr; pt-sob / sob & niedziela + pon', 'pl-PL')).toEqual([1, 3, 5, 6, 7]);
    expect(parseDays('pon, święta', 'pl-PL')).toEqual([]);
  });
});

describe('dayRuns', () => {
  it('puts days that follow each other together, each once, from Monday on', () => {
    expect(dayRuns([])).toEqual([]);
    expect(dayRuns([3])).toEqual([[3, 3]]);
    expect(dayRuns([5, 1, 2, 3, 2])).toEqual([
      [1, 3],
      [5, 5],
    ]);
    expect(dayRuns([7, 6, 1])).toEqual([
      [1, 1],
      [6, 7],
    ]);
  });
});
