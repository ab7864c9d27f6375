import { readMark } from '@mall/contract';
import { priceText } from '@mall/contract/formats.ts';
import type { Locator, Page } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { htmlLang, LANGUAGE_NAMES } from '../../website/src/i18n/locales.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { look } from '../look/detectors.ts';
import { excused } from '../look/exceptions.ts';
import { WIDTHS, WINDOWS } from '../look/matrix.ts';
import { setInOwnTypeface } from '../look/own-typeface.ts';
import { axeFaults } from '../pages/axe.ts';
import { crawl } from '../pages/crawl.ts';
import { facts } from '../pages/html.ts';
import { expect, hoursOf, languagesOf, menuCode, menuOf } from '../pages/site.ts';
import { get } from '../processes/website-process.ts';
import { type Centre, pathOf, test } from './centre.ts';
import { formJourneys } from './form-journeys.ts';

/** More than the header of any centre has. */
const MAX_TABS = 80;

/** Of pages that any centre has and links lead to. */
const MIN_KINDS = 10;

/** In the page: whether what has the focus is the element or within it. */
const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Presses Tab until something has the focus, from wherever it is now. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const is = () => wanted.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; !(await is()); pressed += 1) {
    expect(pressed, 'presses of Tab').toBeLessThan(MAX_TABS);
    await page.keyboard.press('Tab');
  }
}

/** What a visitor of any centre does. Everything that differs is in `centre`. */
export function centreJourneys(centre: Centre): void {
  const [own] = centre.languages;
  const t = translator(own);
  const { shop, category } = centre;
  // What has everything is the demo, of which other journeys tell more.
  const isDemo = centre.lacks.length === 0;
  const again = { tag: isDemo ? ['@long'] : [] };

  test('a shop is found by its category, with its floor and its hours', again, async ({ page }) => {
    await page.goto('/');
    await menuOf(page).getByRole('link', { name: category, exact: true }).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
    await page.locator('main').getByRole('link', { name: shop.name }).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'tenant');
    await expect(page.locator('h1')).toHaveText(shop.name);
    await expect(page.locator('main')).toContainText(shop.floor);
    const grounds = await page
      .locator('main *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(grounds).toContain(shop.ground);
    await expect(page.locator('main').getByRole('table').first()).toContainText(/\d{1,2}:\d\d/);
  });

  test('a shop is found by its name, and read in another language', again, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:search') })
      .click();
    await page.getByRole('dialog').getByRole('textbox').fill(shop.name);
    await page.getByRole('dialog').locator('[data-list="tenants"]').getByRole('link').first().click();
    await expect(page.locator('h1')).toHaveText(shop.name);
    const other = centre.languages[1] ?? own;
    await languagesOf(page).locator('summary').click();
    await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES[other] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(other));
    await expect(page.locator('h1')).toHaveText(shop.name);
  });

  test(
    'the header tells whether the centre is open, and the way leads from the door to a shop',
    again,
    async ({ page }) => {
      await page.goto('/');
      await expect(hoursOf(page).locator('summary opening-state')).toHaveAttribute(
        'data-state',
        /^(open|closed)$/,
      );
      await page.goto(pathOf(centre, 'map', { store: shop.room, from: centre.entrance }));
      const steps = page.locator('section[aria-labelledby=way] ol > li');
      await expect(steps.first()).toBeVisible();
      await expect(steps.last()).toContainText(shop.name);
    },
  );

  test(
    'fields have the corners that the centre chose, and texts its typeface, which is sent only where it must be',
    again,
    async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      await page.goto(pathOf(centre, 'search'));
      const field = page.locator('main input:not([type=hidden])').first();
      const { corner, family } = await field.evaluate((input) => {
        const style = getComputedStyle(input);
        return { corner: style.borderTopLeftRadius, family: style.fontFamily.split(',')[0] };
      });
      expect({ corner, family }).toEqual(centre.look);
      await page.waitForLoadState('networkidle');
      expect(fonts.length > 0).toBe(family !== 'system-ui');
    },
  );

  test('its icons are drawn of its mark, and every picture that its head and manifest name is there', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    const named = await page
      .locator('head link[rel~="icon"], head link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const manifest = JSON.parse((await get(`${site}/site.webmanifest`)).text);
    const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
    for (const path of [...named, ...icons, '/favicon.ico', '/share.png']) {
      const { status, headers } = await get(site + path);
      expect.soft([status, headers.get('cache-control')], path).toEqual([200, 'public, max-age=3600']);
      expect.soft(headers.get('content-type'), path).toMatch(/^image\//);
    }
    expect((await get(`${site}/favicon.svg`)).text).toContain(readMark(centre.mark)?.outline);
  });

  test('axe finds nothing on its pages', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(scaled(240_000));
    await page.goto('/');
    const shops = page.locator('#menu').getByRole('link', { name: category, exact: true }).first();
    const list = (await shops.getAttribute('href')) ?? '';
    const kinds = ['home', 'offers', 'events', 'map', 'contact', 'search', 'privacyPolicy'] as const;
    for (const path of [...kinds.map((kind) => pathOf(centre, kind)), list, '/nothing/here']) {
      await page.goto(path);
      expect.soft(await axeFaults(page), path).toEqual([]);
    }
  });

  test('shops are filtered, and stay so in another language', again, async ({ page }) => {
    await page.goto('/');
    await menuOf(page).getByRole('link', { name: category, exact: true }).first().click();
    const slugs = () =>
      page
        .locator('main #shops a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)).sort());
    await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
    const all = await slugs();
    const filters = page.getByRole('navigation', { name: t('tenants:filters.label') });
    await filters.locator('a[href*="?"]').first().click();
    await expect(page).toHaveURL(/\?.+=/);
    const some = await slugs();
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    const other = centre.languages[1] ?? own;
    await languagesOf(page).locator('summary').click();
    await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES[other] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(other));
    await expect(page).toHaveURL(/\?.+=/);
    expect(await slugs()).toEqual(some);
  });

  test('an address that is none says so, and leads home', again, async ({ page }) => {
    for (const locale of centre.languages.slice(0, 2)) {
      const home = pathOf(centre, 'home', {}, locale);
      const answer = await page.goto(`${home === '/' ? '' : home}/nothing-here`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('main')).toHaveAttribute('data-page', 'not-found');
      await page.locator('main a').first().click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
      expect(new URL(page.url()).pathname).toBe(home);
    }
  });

  test('a shop is one sheet of paper, without what one could only press', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await menuOf(page).getByRole('link', { name: category, exact: true }).first().click();
    await page.locator('main').getByRole('link', { name: shop.name }).first().click();
    await expect(page.locator('h1')).toHaveText(shop.name);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main [data-hours-table] tr').first()).toBeVisible();
    for (const gone of ['#menu', '[data-search]', 'form', 'main nav', 'main button'])
      for (const one of await page.locator(gone).all()) await expect(one, gone).toBeHidden();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('no page is wider than a small phone or a desk', { tag: '@long' }, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const kind of ['home', 'offers', 'map', 'contact', 'search'] as const) {
        await page.goto(pathOf(centre, kind));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${kind} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('by keyboard alone one gets past the header, reads the hours, is in the menu and out again, and finds a shop', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    await menuCode(page);
    await tabTo(page, page.getByRole('link', { name: t('shell:skip') }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main').evaluate(holdsFocus)).toBe(true);

    await page.goto('/');
    await menuCode(page);
    const hours = hoursOf(page);
    await tabTo(page, hours.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(hours.getByRole('table').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hours.getByRole('table').first()).toBeHidden();
    await expect(hours.locator('summary')).toBeFocused();

    const entry = menuOf(page).locator('> ul > li').first();
    const button = entry.locator('[aria-controls]');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    expect(await entry.locator('[id^=menu-]').evaluate(holdsFocus)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await page.goto('/');
    await menuCode(page);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: t('shell:search') }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(shop.name);
    const found = dialog.locator('[data-list="tenants"]').getByRole('link').first();
    await expect(found).toBeVisible();
    await tabTo(page, found);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(shop.name);
  });

  formJourneys(centre, { tag: ['@long'] });

  // The demo has everything, and its links are followed elsewhere.
  if (isDemo) return;

  test('nothing of what the centre lacks is there', async ({ site }) => {
    for (const locale of centre.languages) {
      for (const kind of centre.lacks) {
        const path = pathOf(centre, kind, {}, locale);
        expect.soft((await get(site + path)).status, path).toBe(404);
      }
    }
    // Nor clocks of what it has not, beside its own in the header.
    for (const locale of centre.languages) {
      const { text } = await get(site + pathOf(centre, 'home', {}, locale));
      const header = /<header[\s\S]+?<\/header>/.exec(text)?.[0] ?? '';
      expect.soft(header, locale).toContain('<opening-state');
      for (const other of ['shell:hours.cableway', 'shell:hours.cinema'] as const)
        expect.soft(header, locale).not.toContain(`>${translator(locale)(other)}<`);
    }
    // Nor a newsletter, whose form would stand at the foot of every page.
    expect((await get(site + pathOf(centre, 'contact'))).text).not.toContain('<newsletter-form');
  });

  test('nothing leads to a list that holds nothing', async ({ site }) => {
    const leading = ['/llms.txt', '/nothing/here'];
    for (const locale of centre.languages)
      leading.push(pathOf(centre, 'home', {}, locale), `/sitemap-${locale}.xml`);
    const texts = await Promise.all(
      leading.map(async (path) => [path, (await get(site + path)).text] as const),
    );
    for (const kind of centre.empty)
      for (const path of centre.languages.map((locale) => pathOf(centre, kind, {}, locale))) {
        expect.soft((await get(site + path)).status, path).toBe(200);
        for (const [from, text] of texts) expect.soft(text, from).not.toMatch(new RegExp(`${path}["<)#?]`));
      }
  });

  const { price } = centre;
  if (price)
    test('a price is in its currency, as each language writes it', async ({ page }) => {
      for (const locale of centre.languages) {
        await page.goto(pathOf(centre, 'contact', {}, locale));
        const words = priceText(price.amount, price.currency, htmlLang(locale));
        await expect(page.locator('main')).toContainText(words);
      }
    });

  test('the picture that it chose stands in a list that holds nothing', async ({ page, site }) => {
    const shapes = (svg = '') => [...svg.matchAll(/\bd="([^"]+)"/g)].map(([, shape]) => shape);
    for (const kind of centre.empty) {
      await page.goto(pathOf(centre, kind));
      const picture = page.locator('main img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), kind).toBeGreaterThan(
        0,
      );
      expect(shapes((await get(site + (await picture.getAttribute('src')))).text)).toEqual(
        shapes(centre.emptyPicture),
      );
    }
  });

  for (const locale of centre.languages) {
    test(`from home every link in ${locale} leads to a page of that language`, {
      tag: locale === own ? [] : ['@long'],
    }, async ({ site }) => {
      test.setTimeout(scaled(240_000));
      const map = pathOf(centre, 'map', {}, locale);
      const { amiss, known } = await crawl({ url: site, languages: centre.languages, locale, map });
      expect([...amiss]).toEqual([]);
      expect(known.size).toBeGreaterThan(30);
    });
  }

  test.describe('to the eye', () => {
    test.use({ visitor: 'returning', contextOptions: { reducedMotion: 'reduce' } });
    for (const locale of centre.languages)
      test(`one page of every kind in ${locale} is whole at every width`, { tag: '@long' }, async ({
        page,
        site,
      }) => {
        test.setTimeout(scaled(240_000));
        const map = pathOf(centre, 'map', {}, locale);
        const { known } = await crawl({ url: site, languages: centre.languages, locale, map });
        const kinds = new Map<string | undefined, string>();
        const lists = centre.empty.map((kind) => pathOf(centre, kind, {}, locale));
        const missing = pathOf(centre, 'home', {}, locale).replace(/\/?$/, '/nothing');
        for (const path of [...known, ...lists, missing]) {
          const { page: kind } = facts((await get(site + path)).text);
          if (!kinds.has(kind)) kinds.set(kind, path);
        }
        expect(kinds.size).toBeGreaterThan(MIN_KINDS);
        for (const path of kinds.values()) {
          await page.goto(path);
          await setInOwnTypeface(page);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: WINDOWS[width] ?? 800 });
            const { seen, findings } = await look(page);
            expect.soft(seen, `${path} at ${width}`).toBeGreaterThan(0);
            expect
              .soft(
                findings.filter((finding) => !excused(finding)),
                `${path} at ${width}`,
              )
              .toEqual([]);
          }
        }
      });
  });
}
