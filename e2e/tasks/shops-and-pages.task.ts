import { addDays } from '@mall/contract/centre-time.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { expect } from '../base-test.ts';
import { call } from '../content/content-requests.ts';
import { until } from '../processes/website-process.ts';
import { type Editor, task } from './clicks.ts';
import { TODAY } from './days.ts';
import {
  addPicture,
  begin,
  choice,
  choose,
  chooseDay,
  field,
  link,
  publish,
  slugOf,
  writeNew,
} from './forms.ts';
import { photo } from './pictures.ts';

task('new shop with logo, hours and room', 19, async (editor) => {
  const { page, press, write, site } = editor;
  const name = 'Księgarnia Zakładka';
  const logo = await photo('logozakladki.jpg', 600, 400);
  await begin(editor, 'Sklepy');
  await write(field(editor, 'Nazwa'), name);
  await write(field(editor, 'Wprowadzenie'), 'Książki, mapy i kawa na antresoli.');
  await addPicture(editor, 'Logo', logo);
  await link(editor, 'Kategoria', 'Dom');
  // Rooms are called by their number and who is in them: in this one there is nobody.
  await link(editor, 'Lokal na mapie', '2.30');
  await link(editor, 'Piętro', 'Drugie piętro');
  await expect(page.getByText('Wpisz 9-21, 9:00-21:30')).toBeVisible();
  await write(page.getByLabel('poniedziałek, Ten sklep', { exact: true }), '9-21');
  await press(page.getByRole('button', { name: 'Godziny z poniedziałku na cały tydzień: Ten sklep' }));
  await expect(page.getByLabel('niedziela, Ten sklep', { exact: true })).toHaveValue('9–21');
  await publish(editor);

  const slug = await slugOf('tenant', name);
  const { menu_category: menu } = await call('tenant', { slug });
  const path = address('tenant', { category: menu?.categorySlug ?? '', slug }, 'pl-PL');
  const shown = ['Książki, mapy i kawa na antresoli.', '2.30', '9:00–21:00', '/media/logozakladki_'];
  await until(site + path, ({ status, text }) => status === 200 && shown.every((one) => text.includes(one)));
  await page.goto(site + path);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(name);
});

/** One more block at the end of the page. */
async function addBlock({ page, press }: Editor, name: string): Promise<void> {
  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: 'Dodaj blok: Bloki strony' }));
  // With its picture, which says the name in both languages.
  await press(main.getByRole('button', { name: new RegExp(`^${name}(?: / |$)`) }).last());
}

task('landing page from blocks', 20, async (editor) => {
  const { page, write, site } = editor;
  const name = 'Tydzień z książką';
  await begin(editor, 'Strony z bloków');
  await write(field(editor, 'Nazwa'), name);
  await write(field(editor, 'Wprowadzenie'), 'Siedem dni rozmów i rabatów.');
  await addBlock(editor, 'Otwarcie');
  await writeNew(editor, 'Nagłówek', 'Siedem dni, siedem autorek');
  await writeNew(editor, 'Tekst', 'Codziennie o piątej w atrium.');
  await addBlock(editor, 'Sklepy');
  await writeNew(editor, 'Nagłówek', 'Gdzie szukać książek');
  await link(editor, 'Które sklepy', 'Sukno');
  await addBlock(editor, 'Zachęta z przyciskiem');
  await writeNew(editor, 'Nagłówek', 'Masz pytanie?');
  await writeNew(editor, 'Napis na przycisku', 'Napisz do nas');
  await expect(page.getByText('jej ścieżka po angielsku, np. /contact').last()).toBeVisible();
  await writeNew(editor, 'Dokąd prowadzi', '/contact');
  await publish(editor);

  const path = address('landingPage', { slug: await slugOf('page', name) }, 'pl-PL');
  await until(site + path, ({ status, text }) => status === 200 && text.includes('Masz pytanie?'));
  await page.goto(site + path);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Siedem dni, siedem autorek');
  await expect(main).toContainText('Codziennie o piątej w atrium.');
  await expect(main.getByRole('heading', { name: 'Gdzie szukać książek' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Sukno/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute(
    'href',
    address('contact', {}, 'pl-PL'),
  );
});

task('survey', 20, async (editor) => {
  const { page, press, write, site } = editor;
  const name = 'Ankieta o książkach';
  const main = page.getByRole('main');
  const nothingYet = main.getByRole('button', { name: 'Nic tu jeszcze nie ma. Naciśnij, żeby dodać.' });
  const more = main.getByRole('button', { name: 'Dodaj wpis', exact: true });
  await begin(editor, 'Ankiety');
  await write(field(editor, 'Nazwa'), name);
  await write(field(editor, 'Wprowadzenie'), 'Dwie minuty, dwa pytania.');
  await chooseDay(editor, choice(editor, 'Pierwszy dzień'), TODAY);
  await chooseDay(editor, choice(editor, 'Ostatni dzień'), addDays(TODAY, 30));
  await press(nothingYet);
  await writeNew(editor, 'Pytanie', 'Co teraz czytasz?');
  // A question begins as one with one answer; its answers stand within it.
  await press(nothingYet);
  await writeNew(editor, 'Odpowiedź', 'Powieść');
  await press(more.first());
  await writeNew(editor, 'Odpowiedź', 'Reportaż');
  await press(more.last());
  await writeNew(editor, 'Pytanie', 'Czego u nas brakuje?');
  await choose(editor, choice(editor, 'Jak się odpowiada').last(), 'Własnymi słowami');
  await publish(editor);

  const path = address('survey', { slug: await slugOf('survey', name) }, 'pl-PL');
  await until(site + path, ({ status, text }) => status === 200 && text.includes('Czego u nas brakuje?'));
  await page.goto(site + path);
  const shown = page.locator('main');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(shown).toContainText('Dwie minuty, dwa pytania.');
  const first = shown.getByRole('group', { name: /^Co teraz czytasz\?/ });
  for (const words of ['Powieść', 'Reportaż']) await expect(first).toContainText(words);
  await expect(shown.getByRole('textbox', { name: /^Czego u nas brakuje\?/ })).toBeVisible();
});
