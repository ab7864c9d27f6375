import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { amountMistakes, formatMistakes } from './format-rules.ts';

const plain = (text: string) => text.replace(/_/g, '\u00a0');

describe('forms written by hand', () => {
  it.each<[Locale, string, string]>([
    ['pl-PL', 'czynne od 09:00', '"09:00" is no "9:00"'],
    ['en', 'open until 18.30', '"18.30" is no "9:00"'],
    ['en', 'every day until 6 p.m.', '"6 p.m." is no "9:00"'],
    ['pl-PL', 'Codziennie od 12 do 21.', '"od 12 do 21" has no minutes'],
    ['pl-PL', 'codziennie od południa do 20. Początkującym', '"do 20" has no minutes'],
    ['pl-PL', 'kawa do godziny 10, codziennie', '"godziny 10" has no minutes'],
    ['pl-PL', 'zmiany 9–16 i 15–22', '"15–22" has no minutes'],
    ['en', 'off every Tuesday from 10 to 12.', '"from 10 to 12" has no minutes'],
    ['en', 'Coffee until 10 o’clock', '"10 o’clock" has no minutes'],
    ['bg-BG', 'до 18 часа', '"до 18" has no minutes'],
    ['cs-CZ', 'Po 18. hodině jsou hotové', '"Po 18" has no minutes'],
    ['hr-HR', 'Svaki dan od 12 do 21 sat', '"od 12 do 21" has no minutes'],
    ['hu-HU', 'kedden 10-től 12 óráig', '"10-től 12 óráig" has no minutes'],
    ['lt-LT', 'dainuoja 18 val.', '"18 val." has no minutes'],
    ['ro-RO', 'până la ora 17', '"ora 17" has no minutes'],
    ['ro-RO', 'Corul cântă la 18', '"la 18" has no minutes'],
    ['ro-RO', 'Corul cântă la 18 în atrium.', '"la 18" has no minutes'],
    ['ru', 'в атриуме с 18 до 20.', '"с 18 до 20" has no minutes'],
    ['sk-SK', 'od 11. do 15. hodiny', '"od 11. do 15" has no minutes'],
    ['sr', 'posle 22 sata', '"posle 22" has no minutes'],
    ['cs-CZ', 'o 30% levněji', '"0%" is no "30␣%"'],
    ['cs-CZ', 'o 30 % levněji', '"0 %" is no "30␣%"'],
    ['pl-PL', 'o 30_% taniej', '"0␣%" is no "30%"'],
    ['pl-PL', 'rabat -30%', '"-30%" wants a true minus'],
    ['pl-PL', 'za 49 zł', '"49 zł" is no "49␣zł"'],
    ['pl-PL', 'za 49_PLN', '"49␣PLN" is no "49␣zł"'],
    ['en', 'for 49_zł', '"49␣zł" is no "PLN␣49"'],
    ['hu-HU', '5 zlotyért', '"5 zlotyért" is no "49␣PLN"'],
    ['ru', 'за 49_злотых', '"49␣злотых" is no "49␣PLN"'],
    ['ro-RO', 'la 5 zloți', '"5 zloți" is no "49␣PLN"'],
    ['sk-SK', 'od 5 Kč', '"5 Kč" is no "49␣CZK"'],
    ['en', '1800 spaces', '"1800" is no "1,800"'],
    ['pl-PL', '1 800 miejsc', '"1 800" is no "1800"'],
    ['hr-HR', '1800 mjesta', '"1800" is no "1.800"'],
    ['lt-LT', '12 800 vietų', '"12 800" is no "12␣800"'],
    ['cs-CZ', 'od 22.11. do neděle', '"22.11." is no "22.␣11."'],
    ['hu-HU', '11.22. óta', '"11.22." is no "11.␣22."'],
    ['pl-PL', 'od 2026-11-22', '"2026-11-22" is a date for machines'],
    ['pl-PL', 'od 22.11.2026', '"22.11.2026" is a date for machines'],
  ])('are found in %s: %s', (locale, text, mistake) => {
    expect(formatMistakes(plain(text), locale)).toContain(mistake);
  });

  it.each<[Locale, string]>([
    ['pl-PL', 'od 9:00 do 24:00, o −30%, od 50 do 1000_zł, 1800 miejsc, 12_800 osób, w roku 2026'],
    ['en', 'from 9:00, 30% off, PLN_1,800, PLN_0.50, 1,800 spaces, 6.2 million, the screen is 6.20 m'],
    ['cs-CZ', 'od 9:00, o 30_% levněji, 1_800_PLN, 22._11., v roce 2026'],
    ['hu-HU', '20%-kal olcsóbb, 5_PLN-ért, 1800 hely, 11._22.'],
    ['hr-HR', '30_%, 1.800_PLN, 9,3 t'],
    ['pl-PL', 'lokal 2.07, obok 2.30. Tel. +48 22 555 00 00, 01-942 Warszawa, 2496 × 1152 px'],
    [
      'pl-PL',
      'do 12 lat, od 6 do 40 m², spot do 15 sekund, od 1 do 5, w ciągu 24 godzin, kasy 1–12, do 3. piętra',
    ],
    ['hr-HR', 'smjene po 12 sati, 3 sata besplatno, do 24. prosinca, zaštitari 0–24'],
    ['sk-SK', 'od 9:00 do 15:00, do 24. decembra'],
    ['ro-RO', 'Pizza la 22_PLN, numere de la 19 la 48, copii de la 6 ani, la 18:00, până la 15 secunde'],
    ['lt-LT', '3 val. nemokamai, nuo 9:00 iki 15:00'],
    ['pl-PL', '<a href="https://a.example/1234">{{count}} miejsc</a>'],
  ])('may stand in %s: %s', (locale, text) => {
    expect(formatMistakes(plain(text), locale)).toEqual([]);
  });

  it('may be no amount of money in the interface', () => {
    expect(amountMistakes('Karta od 50\u00a0zł', 'pl-PL')).toEqual(['"0␣zł" is an amount of money']);
    expect(amountMistakes('Cards from PLN\u00a050', 'en')).toEqual(['"PLN␣5" is an amount of money']);
    expect(amountMistakes('Do 3 zdjęć, każde do 5 MB', 'pl-PL')).toEqual([]);
  });
});
