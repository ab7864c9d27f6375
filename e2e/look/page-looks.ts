import type { LookOptions } from './detectors.ts';
import type { Eyes } from './eyes.ts';
import { localeOf, type Moment } from './matrix.ts';
import { filtersOf, pathOf, type Subject } from './pages.ts';

/** Looks at a page as it comes, and at the moments after the first where they change anything in its own part. */
export async function lookAtPage(
  eyes: Eyes,
  path: string,
  widths: readonly number[],
  moments: readonly Moment[],
) {
  await eyes.page.goto(path);
  const shown = new Set<string>();
  for (const moment of moments) {
    await eyes.moment(moment);
    const main = await eyes.page.locator('main').innerHTML();
    if (shown.has(main)) continue;
    shown.add(main);
    for (const width of widths) {
      await eyes.width(width);
      await eyes.look(`${width} px ${moment}`);
    }
  }
}

/** Looks at a page with wider letters, words, lines and paragraphs. */
export async function lookSpaced(eyes: Eyes, path: string, widths: readonly number[]) {
  await eyes.page.goto(path);
  await eyes.space();
  await everywhere(eyes, 'spaced', widths, { spaced: true });
}

/** Looks at a page with its folds open, then as each of its filters shows it, then at what its forms say when empty. */
export async function lookInto(eyes: Eyes, path: string, widths: readonly number[]) {
  await eyes.page.goto(path);
  const filters = await filtersOf(eyes.page);
  if (await unfold(eyes)) await everywhere(eyes, 'unfolded', widths);
  for (const form of await formsOf(eyes)) {
    if (await sendEmpty(eyes, path, form)) await everywhere(eyes, `errors of form ${form + 1}`, widths);
  }
  for (const filter of filters) {
    await eyes.page.goto(filter);
    await everywhere(eyes, `filtered ${new URL(filter, 'http://x').search}`, widths);
  }
}

/** The page of a subject in the eyes' language; throws when nothing leads to one. */
export async function pathFor({ tongue }: Eyes, subject: Subject, baseURL: string): Promise<string> {
  const path = await pathOf(baseURL, subject, localeOf(tongue));
  if (path === undefined) throw new Error(`nothing leads to a page of ${subject} in ${tongue}`);
  return path;
}

async function everywhere(eyes: Eyes, state: string, widths: readonly number[], options?: LookOptions) {
  for (const width of widths) {
    await eyes.width(width);
    await eyes.look(`${width} px ${state}`, options);
  }
}

/** Opens every fold of the page's own part. False: there is none to open. */
function unfold({ page }: Eyes): Promise<boolean> {
  return page.evaluate(() => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    for (const fold of folds) fold.open = true;
    return folds.length > 0;
  });
}

const FORMS = 'main form[method=post]';
const FIELDS = 'input:not([type=hidden]), select, textarea';

async function formsOf({ page }: Eyes): Promise<number[]> {
  return [...Array(await page.locator(FORMS).count()).keys()];
}

/** Sends a form as it stands and waits for what it says. False: it asks for nothing, as a vote does. */
async function sendEmpty({ page }: Eyes, path: string, form: number): Promise<boolean> {
  const own = page.locator(FORMS).nth(form);
  if ((await own.locator(FIELDS).count()) < 2) return false;
  await page.goto(path);
  await own.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.locator('[aria-invalid=true]').first().waitFor();
  return true;
}
