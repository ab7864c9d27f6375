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
    ['hu-HU', 'Szülőszoba a földszinten', 'Szülőszob'],
    ['hu-HU', 'Hányig lehet bejönni?', 'Hányig lehet'],
    ['hu-HU', 'A galéria ajtaját 22:00-kor zárjuk', 'galéria'],
    ['hu-HU', 'A többihez az Ön hozzájárulása kell', 'Ön'],
    ['hu-HU', 'döntését bármikor módosíthatja', 'módosíthatja'],
    ['lt-LT', 'Galerijos duris užrakiname', 'Galerij'],
    ['lt-LT', 'Į kortą 25 % pigiau', 'Į kortą 2'],
    ['lt-LT', 'per garažą, liftu į 3.', 'liftu į 3'],
    ['lt-LT', 'Atvykimas ir aikštelė', 'aikštelė'],
    ['lt-LT', 'Aikštelės kolonos', 'Aikštelės'],
    ['lt-LT', '<td>Aikštelė</td><td>valstybinis numeris</td>', 'Aikštelė'],
    ['lt-LT', 'Maisto halė, prie lifto', 'Maisto hal'],
    ['cs-CZ', 'Zálivka u vchodu A', 'Zálivka u vchod'],
    ['cs-CZ', 'Učebnice zůstávají za své.', 'zůstávají za své'],
    ['cs-CZ', 'Studenti stříhání o 20 % levněji', 'Studenti stříhán'],
    ['cs-CZ', 'Nákup nad 80 PLN', 'Nákup nad 8'],
    ['cs-CZ', 'Jídelní hala, u výtahu', 'Jídelní hal'],
    ['sk-SK', 'Záliv pri vchode A', 'Záliv pri vchod'],
    ['sk-SK', 'Učebnice zostávajú za svoje.', 'zostávajú za svoj'],
    ['sk-SK', 'Študenti strihanie o 20 % lacnejšie', 'Študenti strihan'],
    ['sk-SK', 'Nákup nad 80 PLN', 'Nákup nad 8'],
    ['sk-SK', 'Jedálenská hala, pri výťahu', 'Jedálenská hal'],
    ['pl-PL', 'Hala jedzenia, przy windzie', 'Hala jedzenia'],
    ['hr-HR', 'Dvorana hrane, kod dizala', 'Dvorana hrane'],
    ['sr', 'Hala hrane, kod lifta', 'Hala hrane'],
    ['bg-BG', 'Залата за хранене, до асансьора', 'Залата за хран'],
    ['bg-BG', 'Джоб до вход A', 'Джоб до вход'],
    ['bg-BG', 'В следващите дни този филм не се играе.', 'не се играе'],
    ['bg-BG', 'Барист', 'Барист'],
    ['bg-BG', 'Часове', 'Часове'],
    ['bg-BG', 'Път и паркинг', 'Път и паркинг'],
    ['ru', 'Форма принята!', 'Форма принята'],
    ['ru', 'Слишком много форм из этой сети', 'много форм'],
    ['ru', 'До скольких можно войти?', 'До скольк'],
    ['ro-RO', 'cu cineva care știe toate magazinele', 'știe toate'],
    ['ro-RO', 'Tot 33', 'Tot 3'],
    ['ro-RO', 'doar în duminicile deschise', 'duminicile deschis'],
    ['hr-HR', 'Odmah do', 'Odmah do'],
    ['hr-HR', 'Kako radi', 'Kako radi'],
    ['hr', 'ovdje ili za van', 'za van'],
    ['sr', 'prevod preko glasa', 'prevod preko glasa'],
    ['sr', 'gde je kupiti, kako radi, gde njome platiti', 'kako radi'],
    ['sr', 'Datoteka je prevelika', 'Datotek'],
    ['pl-PL', 'Rzecz z wadą reklamujesz przez dwa lata', 'reklamujesz przez'],
    ['en', 'She will get in touch. Check your inbox', 'She will get in touch'],
    ['pl-PL', 'spotkanie ze stylistką jest dla dorosłych', 'stylistką'],
    ['pl-PL', 'zdjęcia dla stylistek', 'stylistek'],
    ['cs-CZ', 'Fotografie pro stylistku', 'stylistku'],
    ['sk-SK', 'stretnutie so stylistkou', 'stylistkou'],
    ['hr-HR', 'susret sa stilisticom', 'stilisticom'],
    ['sr', 'Fotografije za stilistkinju', 'stilistkinju'],
    ['lt-LT', 'Nuotraukos stilistei', 'stilistei'],
    ['cs-CZ', 'např. anna@posta.cz', 'anna@posta.cz'],
    ['lt-LT', 'pvz., ona@example.lt', 'ona@example.lt'],
    ['en', 'e.g. anna@counterexample.com', 'anna@counterexample.com'],
  ])('are found in %s: %s', (locale, text, wrong) => {
    expect(wordMistakes(text, locale, 'here').join()).toContain(`"${wrong}" should be`);
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
    ['pl-PL', 'co reklamujesz, od kiedy; stylistka lub stylista'],
    ['bg-BG', 'Палтото има джоб. Свободни часове. Бариста, баристи'],
    ['hu-HU', 'A felnőttek a galérián ülnek. Kérjük, javítsd'],
    ['lt-LT', 'liftu į 3 lygį, batai į kortą ir į salę'],
    ['lt-LT', 'Automobilių aikštelė skaičiais'],
    ['lt-LT', '<p>Tai trunka valandą. Aikštelė tą dieną nemokama.</p>'],
    ['cs-CZ', 'salát, zálivka zvlášť. Nákup od 80 PLN'],
    ['hr-HR', 'Kako radimo. Odmah do dizala'],
    ['en', 'anna@example.com, contact@borealis.example. Or shop@mail.example.org'],
  ])('do not stand in %s: %s', (locale, text) => {
    expect(wordMistakes(text, locale, 'here')).toEqual([]);
  });

  it('may say who is drawn, and what a label is of', () => {
    const drawn = 'demo/words/pl-PL/pictures.json:scene-stylist';
    expect(wordMistakes('Stylistka z centymetrem na szyi', 'pl-PL', drawn)).toEqual([]);
    expect(wordMistakes('Часове', 'bg-BG', 'bg-BG stylist:hours')).toEqual([]);
  });
});
