import { addDays } from '@mall/contract/centre-time.ts';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { expect } from '../base-test.ts';
import { contentUrl } from '../content/content-under-test.ts';
import { sharedStaff } from '../content/staff.ts';
import { booking, freeTimes, freshEmail, landingLead, send } from '../forms/submission-forms.ts';
import { until } from '../processes/website-process.ts';
import { followed, task } from './clicks.ts';
import { TODAY } from './days.ts';
import { field, openEntry, save } from './forms.ts';
import { photo } from './pictures.ts';

/** 2026-12-06 as '6.12.2026'. */
const written = (day: string) => day.split('-').reverse().map(Number).join('.');

/** An offer of the demo that no other task changes. @param at counted from the newest */
async function offer(at: number) {
  const rows = await (await sharedStaff()).rows('offer');
  const found = rows.filter(({ text }) => typeof text === 'string')[at];
  if (!found) throw new Error('the demo has too few offers');
  return { documentId: found.documentId, name: String(found.name), text: String(found.text) };
}

task(
  'log in',
  3,
  async ({ page, write, press }) => {
    // The door bears the centre's name, and so does the menu behind it.
    await expect(page.getByRole('heading', { level: 1, name: 'Galeria Borealis' })).toBeVisible({
      timeout: scaled(60_000),
    });
    await write(page.getByLabel(/e-?mail/i), 'editor@borealis.example');
    await write(page.getByLabel('Hasło').first(), process.env.DEMO_PASSWORD ?? 'Borealis2026');
    await press(page.getByRole('button', { name: /zaloguj/i }));
    await expect(page.getByRole('heading', { level: 1, name: /^Dziś · / })).toBeVisible({
      timeout: scaled(40_000),
    });
    await expect(page.locator('nav').getByText('Galeria Borealis').first()).toBeAttached();
  },
  { isIn: false },
);

task('special hours today', 5, async (editor) => {
  const { page, press, write, open, site } = editor;
  await open('Treści', 'Godziny otwarcia');
  await press(page.getByRole('button', { name: 'Dziś inaczej' }));
  await write(page.getByLabel(/^Godziny, [^,]+, \d+ \S+$/).first(), '11-15:30');
  await save(editor);
  await expect(page.getByRole('button', { name: /: 11:00–15:30|: 11–15:30/ })).toBeVisible();
  await until(site + address('contact', {}, 'pl-PL'), ({ text }) => text.includes('11:00–15:30'));
});

task('hide a shop', 6, async (editor) => {
  const { page, press, site } = editor;
  const shop = `${site}${address('tenant', { category: 'moda', slug: 'halland' }, 'pl-PL')}`;
  const list = `${site}${address('tenants', { category: 'moda' }, 'pl-PL')}`;
  await until(list, ({ status, text }) => status === 200 && text.includes('/moda/halland'));
  await openEntry(editor, 'Sklepy', 'Halland');
  await press(page.getByRole('button', { name: 'Więcej akcji dokumentu' }));
  await press(page.getByRole('menuitem', { name: 'Cofnij publikację' }).first());
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Potwierdź' });
  await confirm.or(page.getByText('Cofnięto publikację').first()).first().waitFor();
  if (await confirm.isVisible()) await press(confirm);
  await expect
    .poll(async () => (await sharedStaff()).rows('tenant', { name: 'Halland' }))
    .toMatchObject([{ status: 'draft' }]);
  await until(shop, ({ status }) => status === 404);
  await until(list, ({ status, text }) => status === 200 && !text.includes('/moda/halland'));
});

task(
  'read submissions',
  2,
  async ({ page, press, open }) => {
    await open('Skrzynka');
    await press(page.getByRole('button', { name: 'Otwórz: Ewa Lis' }).first());
    await expect(page.getByRole('dialog')).toContainText('Proszę o kontakt.');
  },
  {
    async before() {
      const email = freshEmail('task');
      const { status } = await send(contentUrl(), 'landingLead', landingLead(email), { client: email });
      expect(status).toBe(200);
    },
  },
);

task(
  'confirm a meeting',
  3,
  async ({ page, press, open }) => {
    await open('Styliści');
    await press(page.getByRole('button', { name: /Ewa Lis/ }).first());
    await press(page.getByRole('dialog').getByRole('button', { name: 'Potwierdź', exact: true }));
    await expect(page.getByText('Gość dostanie mail.').first()).toBeVisible();
  },
  {
    async before() {
      const email = freshEmail('task');
      const [time] = await freeTimes(contentUrl());
      const body = { ...booking(email), ...time };
      const { status } = await send(contentUrl(), 'bookStylist', body, { client: email });
      expect(status).toBe(200);
    },
  },
);

task('preview a draft', 7, async (editor) => {
  const { page, press, write } = editor;
  await openEntry(editor, 'Sklepy', 'Parada');
  await press(page.getByRole('button', { name: 'Pokaż obok formularza' }));
  const shown = page.getByTitle('Strona tak, jak jest zapisana').contentFrame();
  await expect(shown.locator('main')).toContainText('Parada', { timeout: scaled(40_000) });
  const sentence = 'To zdanie widać tylko w podglądzie.';
  await write(field(editor, 'Wprowadzenie'), sentence);
  const answered = await save(editor);
  // Looked for at each frame that is drawn: an assertion looks again after up to a second.
  await shown
    .locator('main')
    .getByText(sentence)
    .first()
    .waitFor({ timeout: scaled(30_000) });
  followed(performance.now() - answered);
});

task('undo', 7, async (editor) => {
  const { page, press, write } = editor;
  const { name, text } = await offer(4);
  await openEntry(editor, 'Oferty', name);
  await write(field(editor, 'Jedno zdanie'), 'Tego nie chciałam.');
  await save(editor);
  await press(page.getByRole('button', { name: 'Cofnij ostatnią zmianę' }));
  await expect(field(editor, 'Jedno zdanie')).toHaveValue(text);
});

task('find missing translations', 2, async ({ page, press }) => {
  const lacking = page.getByRole('region', { name: 'Języki', exact: true });
  await press(lacking.getByRole('link', { name: /^brak: \d+$/ }).first());
  await press(page.getByRole('link', { name: /: brak$/ }).first());
  await expect(page).toHaveURL(/content-manager\/.*locale\]=(?!pl)/);
});

task('schedule', 7, async (editor) => {
  const { page, press, write } = editor;
  const { name } = await offer(5);
  await openEntry(editor, 'Oferty', name);
  await write(page.getByLabel('Dzień', { exact: true }), written(addDays(TODAY, 10)));
  await write(page.getByLabel('Godzina', { exact: true }), '9');
  await press(page.getByRole('button', { name: 'Zaplanuj' }));
  await expect(page.getByText(/^Trafi na stronę .* 09:00$/)).toBeVisible();
});

task(
  'find stale content',
  2,
  async ({ page, press }) => {
    const lacking = page.getByRole('region', { name: 'Języki', exact: true });
    await press(lacking.getByRole('link', { name: /^nieaktualne: \d+$/ }).first());
    await press(page.getByRole('link', { name: /: nieaktualne/ }).first());
    await expect(page).toHaveURL(/content-manager\/.*locale\]=(?!pl)/);
  },
  {
    async before() {
      const { documentId, text } = await offer(6);
      await (await sharedStaff()).save('offer', documentId, { text: `${text} Tylko teraz.` });
    },
  },
);

task('large photo', 3, async ({ page, press, open }) => {
  // 24 million pixels, as a camera makes them.
  const path = await photo('duze-zdjecie.jpg', 6000, 4000);
  await open('Biblioteka multimediów');
  await press(page.getByRole('button', { name: /^(Dodaj|Nowy|Nowe)/ }).first());
  const chosen = page.waitForEvent('filechooser');
  await press(page.getByRole('menuitem', { name: /plik/i }).first());
  await (await chosen).setFiles(path);
  await expect(page.getByText('duze-zdjecie').first()).toBeVisible({ timeout: scaled(60_000) });
});

task('picture in use', 2, async ({ page, press, open }) => {
  await open('Biblioteka multimediów');
  await press(page.getByRole('main').getByRole('button', { name: 'scene-beauty.svg', exact: true }));
  const uses = page.getByRole('region', { name: 'Użyty w' });
  await expect(uses.getByRole('link', { name: /^Kategorie sklepów: / })).toBeVisible();
  await expect(uses).toContainText('Dopóki jest użyty, nie da się go usunąć');
});
