import { addDays, instantOf } from '@mall/contract/centre-time.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { dateWords } from '../../website/src/i18n/dates.ts';
import { expect, test } from '../base-test.ts';
import { call } from '../content/content-requests.ts';
import { pl } from '../pages/site.ts';
import { until } from '../processes/website-process.ts';
import { task } from './clicks.ts';
import { inField, TODAY } from './days.ts';
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

/** As the site pages coupons. */
const COUPONS_A_PAGE = 12;

// A moment of an event is read on the clock of whoever writes it, who sits in the centre.
test.use({ timezoneId: 'Europe/Warsaw' });

task('event with calendar entry', 11, async (editor) => {
  const { page, write, site } = editor;
  const name = 'Wieczór z książką';
  const day = addDays(TODAY, 20);
  await begin(editor, 'Wydarzenia');
  await write(field(editor, 'Nazwa'), name);
  const starts = page.getByRole('main').getByRole('group', { name: /^Początek/ });
  await chooseDay(editor, starts.getByRole('combobox').first(), day);
  await choose(editor, starts.getByRole('combobox').last(), '17:00');
  await write(field(editor, 'Miejsce'), 'Atrium przy wejściu B');
  await write(field(editor, 'Wprowadzenie'), 'Autorka czyta i podpisuje.');
  await publish(editor);

  const path = address('event', { slug: await slugOf('event', name) }, 'pl-PL');
  await until(site + path, ({ status, text }) => status === 200 && text.includes('Atrium przy wejściu B'));
  await page.goto(site + path);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main).toContainText('17:00');
  await expect(main).toContainText('Autorka czyta i podpisuje.');
  const href = await main.getByRole('link', { name: pl('events:calendar') }).getAttribute('href');
  const file = await page.request.get(new URL(href ?? '', site).href);
  expect(file.headers()['content-type']).toContain('text/calendar');
  const calendar = (await file.text()).replaceAll('\r\n ', '');
  const utc = instantOf(day, '17:00', 'Europe/Warsaw')
    .toISOString()
    .replace(/[-:]|\.000/g, '');
  expect(calendar).toContain(`DTSTART:${utc}`);
  expect(calendar).toContain(`SUMMARY:${name}`);
});

task('offer with picture in two languages and dates', 22, async (editor) => {
  const { page, press, write, site } = editor;
  const name = 'Kawa za pół ceny';
  const last = addDays(TODAY, 12);
  const picture = await photo('jesiennakawa.jpg', 1600, 1200);
  await begin(editor, 'Oferty');
  await write(field(editor, 'Nazwa'), name);
  await write(field(editor, 'Wielka liczba'), '−50%');
  await chooseDay(editor, choice(editor, 'Pierwszy dzień'), TODAY);
  await chooseDay(editor, choice(editor, 'Ostatni dzień'), last);
  await addPicture(editor, 'Zdjęcie', picture);
  await write(field(editor, 'Jedno zdanie'), 'Do każdego ciasta druga kawa za pół ceny.');
  await publish(editor);

  // The other language has the same dates and the same picture: only its words are missing.
  await press(page.getByRole('combobox', { name: 'Język wpisu', exact: true }).first());
  await press(page.getByRole('option', { name: /angielski \(en\)/ }));
  await expect(page).toHaveURL(/locale\]=en\b/);
  await expect(choice(editor, 'Ostatni dzień')).toHaveValue(inField(last));
  await writeNew(editor, 'Nazwa', 'Coffee at half price');
  await writeNew(editor, 'Wielka liczba', '−50%');
  await writeNew(editor, 'Jedno zdanie', 'With every cake a second coffee at half price.');
  await publish(editor);

  for (const [language, called] of [
    ['pl-PL', name],
    ['en', 'Coffee at half price'],
  ] as const) {
    const path = address('offer', { slug: await slugOf('offer', name, language) }, language);
    const shown = [called, '−50%', '/media/jesiennakawa_'];
    await until(
      site + path,
      ({ status, text }) => status === 200 && shown.every((one) => text.includes(one)),
    );
    await page.goto(site + path);
    const main = page.locator('main');
    await expect(main).toHaveAttribute('data-page', 'offer');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(called);
    await expect(main).toContainText(dateWords(language, 'Europe/Warsaw').longRange(TODAY, last));
  }
});

task('coupon', 16, async (editor) => {
  const { page, write, site } = editor;
  const name = 'Czwarta filiżanka gratis';
  await begin(editor, 'Kupony');
  await write(field(editor, 'Nazwa'), name);
  await write(field(editor, 'Wielka liczba'), '3+1');
  await link(editor, 'Sklep', 'Lumo');
  await choose(editor, choice(editor, 'Rodzaj'), 'Zestaw');
  await chooseDay(editor, choice(editor, 'Pierwszy dzień'), TODAY);
  await chooseDay(editor, choice(editor, 'Ostatni dzień'), addDays(TODAY, 14));
  await write(field(editor, 'Jedno zdanie'), 'Przy zakupie trzech jednakowych filiżanek.');
  await expect(page.getByText('goście widzą go dopiero, gdy otworzą kupon')).toBeVisible();
  await write(field(editor, 'Kod'), 'FILIZANKA-4');
  await publish(editor);

  // On which page of the list it stands, the votes of visitors decide.
  const { items } = await call('coupons', { page: 1, pageSize: 50 });
  const at = items.findIndex((coupon) => coupon.name === name);
  expect(at).toBeGreaterThanOrEqual(0);
  const number = Math.floor(at / COUPONS_A_PAGE) + 1;
  const path = address('coupons', {}, 'pl-PL', number > 1 ? { page: String(number) } : {});
  const { text } = await until(site + path, (answer) => answer.text.includes(name));
  expect(text).not.toContain('FILIZANKA-4');
  await page.goto(site + path);
  const coupon = page.locator('main li').filter({ has: page.getByRole('heading', { name }) });
  for (const words of ['Lumo', '3+1', 'Przy zakupie trzech jednakowych filiżanek.'])
    await expect(coupon).toContainText(words);
});
