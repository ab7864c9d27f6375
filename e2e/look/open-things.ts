import type { Locator } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { asleepBeside, expect, hoursOf, languagesOf, menuOf, openMenu } from '../pages/site.ts';
import type { Eyes } from './eyes.ts';
import { localeOf, type Moment } from './matrix.ts';

type Look = (eyes: Eyes, widths: readonly number[], moments: readonly Moment[]) => Promise<void>;

const OPEN = 'data-looked-at';

/** Looks at one open thing only, at all widths, and walks what in it can have the focus; `open` opens it at each. */
async function at(
  eyes: Eyes,
  widths: readonly number[],
  place: string,
  open: () => Promise<Locator>,
  over = true,
) {
  for (const width of widths) {
    await eyes.width(width);
    const thing = await open();
    await thing.evaluate((element, name) => {
      for (const other of document.querySelectorAll(`[${name}]`)) other.removeAttribute(name);
      element.setAttribute(name, '');
    }, OPEN);
    await eyes.look(`${width} px ${place}`, { within: `[${OPEN}]`, over });
    await eyes.walk(`${width} px ${place} focus`, `[${OPEN}]`);
  }
}

const home = ({ tongue }: Eyes) => address('home', {}, localeOf(tongue));
/** The quietest page: what opens over it stands for every page. */
const quiet = ({ tongue }: Eyes) => address('terms', {}, localeOf(tongue));
const press = (locator: Locator) => locator.dispatchEvent('click');

/** Opens a disclosure of the header and waits for what is in it. */
async function disclose(details: Locator): Promise<Locator> {
  await details.evaluate((element: HTMLDetailsElement) => {
    element.open = true;
  });
  return details.locator(':scope > :not(summary)').first();
}

const phone = (width: number) => width <= 1024;

/** Everything that opens on every page, for visitors who have chosen about cookies before. */
export const OPEN_THINGS: Readonly<Record<string, Look>> = {
  async hours(eyes, widths, moments) {
    await eyes.page.goto(home(eyes));
    for (const moment of moments) {
      await eyes.moment(moment);
      await at(eyes, widths, moment, () => disclose(hoursOf(eyes.page)));
    }
  },

  async languages(eyes, widths) {
    await eyes.page.goto(quiet(eyes));
    await at(eyes, widths, '', () => disclose(languagesOf(eyes.page)));
  },

  async menu(eyes, widths) {
    const { page } = eyes;
    const entries = menuOf(page)
      .locator('> ul > li')
      .filter({ has: page.locator('[aria-controls]') });
    const opened = async () => {
      const open = (await menuOf(page).getAttribute('data-open')) !== null;
      const menu = open ? menuOf(page) : await openMenu(page);
      await asleepBeside(page);
      return menu;
    };
    // The phone's menu lies beneath the pointer: a window that grew past it would have left it, and shut what is open.
    for (const full of [true, false]) {
      const here = widths.filter((width) => phone(width) === full);
      const [first] = here;
      if (first === undefined) continue;
      await eyes.width(first);
      await page.goto(quiet(eyes));
      await page.mouse.move(1, 1);
      await page.evaluate(() => customElements.whenDefined('site-nav').then(() => undefined));
      // A panel is made to fit when it opens.
      await eyes.stretch();
      if (full) await at(eyes, here, 'menu', opened);
      const count = await entries.count();
      for (let entry = 0; entry < count; entry += 1) {
        const button = entries.nth(entry).locator('[aria-controls]');
        await at(eyes, here, `category ${entry + 1}`, async () => {
          if (full) await opened();
          if ((await button.getAttribute('aria-expanded')) === 'false') await press(button);
          return entries.nth(entry).locator('[id^=menu-]');
        });
        await page.keyboard.press('Escape');
      }
    }
  },

  async searchOverlay(eyes, widths) {
    const { page, tongue } = eyes;
    await page.goto(quiet(eyes));
    const overlay = page.locator('#search');
    await press(page.locator('[data-search]').first());
    await overlay.getByRole('textbox').focus();
    await at(eyes, widths, 'empty', async () => overlay);
    const t = translator(localeOf(tongue));
    const tabs = overlay.getByRole('tab');
    await askFor(overlay, t('search:tabs.all'));
    for (let tab = 0; tab < (await tabs.count()); tab += 1) {
      await press(tabs.nth(tab));
      await at(eyes, widths, `tab ${tab + 1}`, async () => overlay);
    }
    await askFor(overlay, 'qqqxyzqqq');
    await at(eyes, widths, 'nothing', async () => overlay);
    await overlay
      .locator('details')
      .first()
      .evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
    await at(eyes, widths, 'languages', async () => overlay.locator('details > :not(summary)').first());
    await page.keyboard.press('Escape');
  },

  async footer(eyes, widths) {
    const { page } = eyes;
    await page.goto(quiet(eyes));
    await at(
      eyes,
      widths,
      '',
      async () => {
        await page.locator('#footer details').evaluateAll((all: HTMLDetailsElement[]) => {
          for (const fold of all) fold.open = true;
        });
        return page.locator('#footer');
      },
      false,
    );
  },

  async newsletter(eyes, widths) {
    const { page } = eyes;
    await page.goto(quiet(eyes));
    const form = page.locator('newsletter-form').first();
    await sendNothing(form);
    await at(eyes, widths, 'errors', async () => form, false);
  },
};

/** Types, and waits for another heading. No Enter: where the island is not there yet it would leave the page. */
async function askFor(overlay: Locator, words: string) {
  const heading = () => overlay.getByRole('tabpanel').locator('h2').allTextContents();
  const before = (await heading()).join();
  await overlay.getByRole('textbox').fill(words);
  await expect.poll(async () => (await heading()).join(), { timeout: scaled(60_000) }).not.toBe(before);
}

async function sendNothing(form: Locator) {
  await form.locator('input[name=email]').focus();
  await form.evaluate(() => customElements.whenDefined('newsletter-form').then(() => undefined));
  await form.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
  await form.locator('[aria-invalid=true]').first().waitFor();
}

/** What opens by itself over a first visit. The page must be a new visitor's, with a clock that runs by hand. */
export const FIRST_VISIT: Readonly<Record<string, Look>> = {
  async consent(eyes, widths) {
    const { page } = eyes;
    const banner = await openBanner(eyes, quiet(eyes));
    await at(eyes, widths, '', async () => banner);
    await press(banner.locator('[aria-controls]').first());
    await at(eyes, widths, 'details', async () => banner);
    await press(banner.locator('[aria-controls]').first());
    // For its two seconds the message may stand over the toggles beneath it; in small windows it scrolls with them.
    await at(
      eyes,
      widths,
      'mandatory',
      async () => {
        await press(banner.getByRole('checkbox').first());
        return banner.locator('fieldset [role=status]');
      },
      false,
    );
    await page.evaluate(() => localStorage.clear());
  },

  async newsletterWindow(eyes, widths) {
    const { page } = eyes;
    await page.goto(quiet(eyes));
    await page.evaluate(() => {
      // Walked before, the page that says that an address is on the list has kept it, and subscribers see no window.
      localStorage.clear();
      localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 }));
    });
    await page.goto(quiet(eyes));
    await page.clock.runFor(10_500);
    const window = page.locator('dialog.newsletter-window');
    await window.waitFor();
    await at(eyes, widths, '', async () => window);
    await sendNothing(window);
    await at(eyes, widths, 'errors', async () => window);
    await page.evaluate(() => localStorage.clear());
  },
};

/** The banner on a page, after its three seconds. */
export async function openBanner({ page }: Eyes, path: string): Promise<Locator> {
  await page.goto(path);
  await page.clock.runFor(3_500);
  const banner = page.locator('consent-banner');
  await banner.waitFor();
  return banner;
}
