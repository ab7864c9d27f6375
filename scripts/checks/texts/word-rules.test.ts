import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { wordMistakes } from './word-rules.ts';

describe('words that were mended', () => {
  it.each<[Locale, string, string]>([
    ['pl-PL', 'Spotkanie ze stylistą', 'stylistą'],
    ['pl-PL', 'Polityka cookies', 'Polityka cookie'],
    ['en', 'One click and you’re off the list.', 'One click'],
    ['bg-BG', 'Вход А, после с асансьора', 'Вход А'],
    ['cs-CZ', 'Schůzka s osobním stylistou', 'stylistou'],
    ['cs-CZ', 'Zobrazit další {{number}}', 'Zobrazit další'],
    ['hr-HR', 'Pokretne stepenice', 'stepenic'],
    ['hr', 'Drugi stilist na susretu', 'stilist'],
    ['hu-HU', 'Plasztikkártya nélkül', 'Plasztik'],
    ['lt-LT', 'Susitarti laiką', 'Susitarti laiką'],
    ['ro-RO', 'Vizita dumneavoastră', 'dumneavoastră'],
    ['sk-SK', 'v štvrti Bielany', 'v štvrti'],
    ['ru', 'магазины, предложения и события', 'предложени'],
    ['sr', 'Popunite formular', 'formular'],
    ['sr', 'mejl o susretu', 'mejl'],
  ])('are found in %s: %s', (locale, text, wrong) => {
    expect(wordMistakes(text, locale).join()).toContain(`"${wrong}" should be`);
  });

  it.each<[Locale, string]>([
    ['pl-PL', 'Spotkanie z osobistą stylistką lub stylistą, polityka plików cookie'],
    ['cs-CZ', 'Schůzka se stylistkou nebo stylistou. Malé soubory ve vašem prohlížeči'],
    ['sk-SK', 'so stylistkou alebo stylistom, vo štvrti'],
    ['hr-HR', 'sa stilisticom ili stilistom, bez stuba'],
    ['lt-LT', 'stilistė ar stilistas, penki stulpeliai, akių aukštyje'],
    ['sr', 'kod stilistkinje ili stiliste, imejlom'],
    ['bg-BG', 'Вход A, планирайте маршрут'],
    ['ru', 'Хватит одного предложения.'],
  ])('do not stand in %s: %s', (locale, text) => {
    expect(wordMistakes(text, locale)).toEqual([]);
  });
});
