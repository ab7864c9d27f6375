import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { fold, foldQuery, foldWithPlaces } from './fold.ts';

/** Language, a text of the site, what people type for it. */
const SAME: [Locale, string, string[]][] = [
  ['pl-PL', 'Łódź', ['lodz', 'LODZ', 'łódź', 'Łodz']],
  ['pl-PL', 'Żółta gęś', ['zolta ges', 'ŻÓŁTA GĘŚ']],
  ['pl-PL', 'Café Straße', ['cafe strasse', 'CAFE STRAẞE', 'cafe straße']],
  ['pl-PL', 'Bjørk & Øre', ['bjork & ore']],
  ['pl-PL', 'Zara', ['зара']],
  ['en', 'Crème Brûlée', ['creme brulee']],
  ['en', 'McDonald’s', ['mcdonalds', "mcdonald's", 'MCDONALD’S']],
  ['en', 'Coca-Cola', ['coca cola', 'coca–cola']],
  ['en', 'Æther Œuvre', ['aether oeuvre']],
  ['en', 'ﬁne Ｗｏｏｌ', ['fine wool']],
  ['bg-BG', 'Шоп', ['shop', 'sop', 'ШОП']],
  ['bg-BG', 'Щастливо око', ['shtastlivo oko']],
  ['bg-BG', 'Бягане и йога', ['byagane i yoga', 'biagane i ioga']],
  ['bg-BG', 'Жълт чадър', ['zhalt chadar']],
  ['bg-BG', 'Халанд', ['haland', 'khaland']],
  ['bg-BG', 'Shop', ['шоп']],
  ['bg-BG', 'Max', ['макс']],
  ['cs-CZ', 'Příští žluťoučký kůň', ['pristi zlutoucky kun']],
  ['hr-HR', 'Đurđevac', ['djurdjevac', 'durdevac', 'đurđevac', 'DJURDJEVAC']],
  ['hr-HR', 'Odjeća', ['odjeca', 'ODJEĆA']],
  ['hr', 'Đurđevac', ['djurdjevac']],
  ['hr-HR', 'Čevapčići', ['чевапчићи', 'cevapcici']],
  ['hu-HU', 'Őszi cipő, bőrből', ['oszi cipo, borbol']],
  ['lt-LT', 'Ąžuolų žievė', ['azuolu zieve']],
  ['ro-RO', 'Șosete și țesături', ['sosete si tesaturi', 'şosete şi ţesături']],
  ['ro-RO', 'Încălțăminte', ['incaltaminte', 'încălţăminte']],
  ['sk-SK', 'Ľahká mäta, dĺžka', ['lahka mata, dlzka']],
  ['ru', 'Шоп', ['shop', 'шоп']],
  ['ru', 'Ёлка и щётка', ['елка и щетка', 'elka i shchetka']],
  ['ru', 'Хорошее пальто', ['khoroshee palto', 'horoshee palto']],
  ['ru', 'Детский мир', ['detskiy mir', 'detskij mir']],
  ['ru', 'Zara', ['зара']],
  ['sr', 'Цвеће', ['cvece', 'cveće', 'цвеће']],
  ['sr', 'Cveće', ['цвеће', 'cvece']],
  ['sr', 'Шоп', ['shop', 'šop', 'sop']],
  ['sr', 'Đurđevak', ['djurdjevak', 'ђурђевак', 'durdevak']],
  ['sr', 'Џемпер, љуто њухање', ['džemper, ljuto njuhanje', 'dzemper, ljuto njuhanje']],
];

describe('fold', () => {
  it.each(SAME)('%s: %s', (locale, text, typed) => {
    expect(typed.map((query) => [query, foldQuery(query, locale)])).toEqual(
      typed.map((query) => [query, fold(text, locale)]),
    );
  });

  it.each<[Locale, string, string]>([
    ['pl-PL', 'sąd', 'sad mrozu'],
    ['en', 'shop', 'sop'],
    ['en', 'boy', 'boi'],
    ['ru', 'кот', 'код'],
  ])('%s: %s is not %s', (locale, one, other) => {
    expect(fold(one, locale)).not.toBe(fold(other, locale));
  });

  it('knows from where each character came, accents and digraphs included', () => {
    const text = 'Đu\u0301r ß';
    const folded = foldWithPlaces(text, 'hr-HR');
    expect(folded.text).toBe('dur ss');
    expect(folded.text.split('').map((_, at) => text.slice(folded.starts[at], folded.ends[at]))).toEqual([
      'Đ',
      'u\u0301',
      'r',
      ' ',
      'ß',
      'ß',
    ]);
  });

  it('takes any text', () => {
    for (const text of ['', ' \n ', '\u0301', '🙂', '\ud800', 'İ', '\u00ad', 'ﷺ']) {
      const { text: folded, starts, ends } = foldWithPlaces(text, 'pl-PL');
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      for (const end of ends) expect(end).toBeLessThanOrEqual(text.length);
    }
    expect(foldQuery('  \u00a0kawa \n i  ciastko ', 'pl-PL')).toBe('kawa i ciastko');
  });
});
