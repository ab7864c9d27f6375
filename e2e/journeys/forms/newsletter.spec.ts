import type { APIRequestContext, Page, Route } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { CONFIRM_STATUS, PROOF_PATH } from '../../../website/src/features/forms/form-constants.ts';
import { failedWords } from '../../../website/src/i18n/failed-words.ts';
import { htmlLang, type Locale } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedToken } from '../../content/staff.ts';
import { subscribersOf } from '../../content/subscribers.ts';
import { sentOn } from '../../forms/form-page.ts';
import { aWhileLater } from '../../forms/form-proof.ts';
import { fresh } from '../../forms/forms.ts';
import {
  age,
  CONTACT,
  chosen,
  field,
  footerForm,
  formOf,
  send,
  stored,
} from '../../forms/newsletter-form.ts';
import { subscription, send as write } from '../../forms/submission-forms.ts';
import { some } from '../../length.ts';
import { axeFaults } from '../../pages/axe.ts';
import { expect, LIVE, pl, scrollTo, test } from '../../pages/site.ts';
import { test as cutOff } from '../../processes/cut-off-site.ts';
import { crmCallsOf, mailsOf } from '../../processes/receivers.ts';

const FAILED = failedWords(translator('pl-PL'), 'newsletter:failed');

/** The address of the site that a letter to somebody names first, once it has come. */
async function linkIn(email: string, page: 'confirm' | 'leave'): Promise<string> {
  const links = async () =>
    (await mailsOf(email)).flatMap(({ parsed }) => {
      const found = new RegExp(`http\\S+/newsletter/${page}\\S+`).exec(parsed.text ?? '')?.[0];
      return found ? [new URL(found)] : [];
    });
  await expect.poll(async () => (await links()).length, { timeout: scaled(20_000) }).toBeGreaterThan(0);
  const [link] = await links();
  return `${link?.pathname}${link?.search}`;
}

/** Brings a list of readers in as the staff do; what came of it. */
async function importList(emails: readonly string[]): Promise<unknown> {
  const answer = await fetch(`${contentUrl()}/admin/mall/newsletter/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await sharedToken()}` },
    body: JSON.stringify({ csv: ['Email', ...emails].join('\n'), consent: 'Formularze na otwarciu' }),
  });
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

/** Signs up where the form ends. */
async function signUpAt(email: string, locale: Locale) {
  const answer = await write(contentUrl(), 'subscribe', subscription(email), { locale, client: email });
  expect(answer.status).toBe(200);
}

/** Presses what the mail to somebody who has signed up asks for. */
async function confirmed(page: Page, email: string) {
  await page.goto(await linkIn(email, 'confirm'));
  await page.getByRole('button', { name: pl('newsletter:confirm.submit') }).click();
  await expect(page.getByRole('heading', { name: pl('newsletter:confirm.done.heading') })).toBeVisible();
}

test.describe('the form in the footer', { tag: '@one-size' }, () => {
  test.beforeEach(async ({ page }) => {
    await chosen(page);
    await page.goto(CONTACT);
  });

  test('sends, shows that it sends, and says that the address is on the list', async ({ page }) => {
    const email = fresh();
    const form = await formOf(page);
    let held: Route | undefined;
    await page.route('**/newsletter?*', (route) => {
      // The form's proof may still be on its way.
      if (route.request().method() !== 'POST') return route.continue();
      held = route;
    });
    await field(form, 'firstName').fill('Żaneta');
    await field(form, 'lastName').fill('O’Brien-Łącka');
    await field(form, 'email').fill(email);
    await age(form).check();
    await send(form).click();
    await expect(form).toHaveAttribute('data-state', 'sending');
    await expect(form.getByRole('status')).toHaveText(pl('newsletter:sending'));
    await expect.poll(() => held !== undefined).toBe(true);
    expect(await axeFaults(page, 'newsletter-form')).toEqual([]);
    await held?.continue();
    await expect(form).toHaveAttribute('data-state', 'created');
    await expect(form.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
    await expect(form).toContainText(pl('newsletter:mailed.text'));
    await expect(form.locator('[data-done]')).toBeFocused();
    await expect(field(form, 'email')).toBeHidden();
    expect(JSON.parse((await stored(page, 'subscribed')) ?? '')).toMatchObject({ value: true });
    expect(await subscribersOf(email)).toMatchObject([
      {
        first_name: 'Żaneta',
        last_name: 'O’Brien-Łącka',
        email,
        phone_number: null,
        type: 'newsletter',
        ageConsent: true,
        language: 'pl-PL',
        source: expect.stringMatching(new RegExp(`${CONTACT}$`)),
      },
    ]);
    expect(await axeFaults(page, 'newsletter-form')).toEqual([]);
    expect(await subscribersOf(email)).toMatchObject([{ state: 'pending' }]);
  });

  test('says so when the address was on the list already, and keeps one row', { tag: '@long' }, async ({
    page,
  }) => {
    const email = fresh();
    for (const [name, code] of [
      ['Anna', 'mailed'],
      ['Ewa', 'mailed'],
      ['Zofia', 'updated'],
    ] as const) {
      if (code === 'updated') await confirmed(page, email);
      await page.goto(CONTACT);
      const form = await formOf(page);
      await field(form, 'firstName').fill(name);
      await field(form, 'email').fill(name === 'Ewa' ? email.toUpperCase() : email);
      await age(form).check();
      await send(form).click();
      await expect(form.getByRole('heading', { name: pl(`newsletter:${code}.heading`) })).toBeVisible();
    }
    expect(await subscribersOf(email)).toMatchObject([{ first_name: 'Zofia', state: 'subscribed' }]);
  });

  test('says what is missing or wrong beside the field, and sends nothing', { tag: '@long' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
    const form = await formOf(page);
    const message = (name: string) => form.locator(`[data-field=${name}] [data-error]`);
    await send(form).click();
    await expect(message('email')).toHaveText(
      pl('common:validation.required', { field: pl('newsletter:email') }),
    );
    await expect(message('ageConsent')).toHaveText(pl('newsletter:ageError'));
    await expect(field(form, 'email')).toBeFocused();
    await expect(field(form, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, 'email')).toHaveAccessibleDescription(/wymagane/);
    expect(await axeFaults(page, 'newsletter-form')).toEqual([]);
    for (const wrong of [
      'anna',
      'anna@',
      'anna@poczta',
      'anna@poczta.p',
      'anna@@poczta.pl',
      'a b@poczta.pl',
    ]) {
      await field(form, 'email').fill(wrong);
      await expect(message('email')).toBeHidden();
      await send(form).click();
      await expect(message('email')).toHaveText(pl('common:validation.email'));
    }
    await field(form, 'email').fill('anna@poczta.pl');
    await send(form).click();
    await expect(message('email')).toBeHidden();
    await expect(age(form)).toBeFocused();
    expect(asked).toEqual([]);
  });

  test('keeps what was typed when sending fails, and sends it the next time', { tag: '@long' }, async ({
    page,
  }) => {
    const email = fresh();
    const form = await formOf(page);
    let failed = false;
    // The form's proof may be asked for at the same address, before or after this.
    await page.route('**/newsletter?*', (route) => {
      if (failed || route.request().method() !== 'POST') return route.continue();
      failed = true;
      return route.abort();
    });
    await field(form, 'lastName').fill('Nowak');
    await field(form, 'email').fill(email);
    await age(form).check();
    await send(form).click();
    await expect(form).toHaveAttribute('data-state', 'failed');
    await expect(form.getByRole('status')).toHaveText(FAILED);
    await expect(field(form, 'lastName')).toHaveValue('Nowak');
    await expect(field(form, 'email')).toHaveValue(email);
    await expect(age(form)).toBeChecked();
    expect(await stored(page, 'subscribed')).toBeNull();
    await send(form).click();
    await expect(form).toHaveAttribute('data-state', 'created');
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  test('is sent once by a double click', { tag: '@long' }, async ({ page }) => {
    const email = fresh();
    const form = await formOf(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await field(form, 'email').fill(email);
    await age(form).check();
    await send(form).dblclick();
    await expect(form).toHaveAttribute('data-state', 'created');
    expect(posts).toBe(1);
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  test('needs no more than a keyboard', { tag: '@long' }, async ({ page }) => {
    const form = await formOf(page);
    await field(form, 'firstName').focus();
    await page.keyboard.type('Anna');
    await page.keyboard.press('Tab');
    await expect(field(form, 'lastName')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(fresh());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(age(form)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(send(form)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toHaveAttribute('data-state', 'created');
  });
});

test('an address with a hash brings what it names to 120 px below the top, smoothly', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  await chosen(page);
  await page.goto(`${CONTACT}#newsletter`);
  const top = () =>
    page.locator('#newsletter').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(120);
  await scrollTo(page, 0);
  await page.evaluate(() => history.replaceState(null, '', ' '));
  const steps = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let seen = 0;
        addEventListener('scroll', () => {
          seen += 1;
        });
        addEventListener('scrollend', () => resolve(seen), { once: true });
        location.hash = 'newsletter';
      }),
  );
  expect(await steps).toBeGreaterThan(3);
  await expect.poll(top).toBe(120);
});

test('answers a form of another site with 403', { tag: '@one-size' }, async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    {},
  ];
  for (const headers of foreign) {
    const email = fresh();
    const answer = await request.post('/newsletter', {
      headers,
      form: { email, ageConsent: 'on' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
    expect(await subscribersOf(email)).toEqual([]);
  }
});

test('its page speaks every language', { tag: '@one-size' }, async ({ request }) => {
  for (const locale of LIVE) {
    const answer = await request.get(`/newsletter?locale=${locale}`);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${htmlLang(locale)}"`);
    expect(html.replaceAll('&#x27;', '’')).toContain(translator(locale)('newsletter:heading'));
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  }
});

test.describe('without scripts', { tag: '@one-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('errors stand beside their fields, the summary has the focus, what was typed stays', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(CONTACT);
    await field(footerForm(page), 'firstName').fill('Anna <b>');
    await field(footerForm(page), 'email').fill('anna@');
    await send(footerForm(page)).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'newsletter');
    const summary = page.locator('[data-summary]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      pl('common:validation.email'),
      pl('newsletter:ageError'),
    ]);
    await expect(field(footerForm(page), 'firstName')).toHaveValue('Anna <b>');
    await expect(field(footerForm(page), 'email')).toHaveValue('anna@');
    await expect(field(footerForm(page), 'email')).toHaveAccessibleDescription(pl('common:validation.email'));
    await expect(page.locator('newsletter-form')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl('newsletter:heading'));
    const email = fresh();
    await field(footerForm(page), 'email').fill(email);
    await age(footerForm(page)).check();
    await aWhileLater(page);
    await send(footerForm(page)).click();
    await expect(page.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
    expect(await subscribersOf(email)).toMatchObject([
      { first_name: 'Anna <b>', source: expect.stringMatching(new RegExp(`${CONTACT}$`)) },
    ]);
  });
});

test.describe('by the links of letters, without scripts', { tag: '@one-size' }, () => {
  test.use({ javaScriptEnabled: false });

  const told = async (email: string) => (await crmCallsOf(email)).map(({ event }) => event.type);

  test('an address is on the list when its owner has said so, and off it at one press', async ({
    page,
    request,
  }) => {
    const email = fresh();
    await signUpAt(email, 'pl-PL');
    const link = await linkIn(email, 'confirm');
    // A mail scanner follows links.
    for (const method of ['GET', 'HEAD'])
      expect((await request.fetch(link, { method })).headers()['cache-control']).toBe('private, no-store');
    expect(await subscribersOf(email)).toMatchObject([{ state: 'pending', confirmedAt: null }]);
    await page.goto(link);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await confirmed(page, email);
    expect(new URL(page.url()).searchParams.has('token')).toBe(false);
    expect(await subscribersOf(email)).toMatchObject([
      { state: 'subscribed', consentWords: expect.stringContaining('16 lat') },
    ]);
    await expect.poll(() => told(email), { timeout: scaled(20_000) }).toEqual(['newsletter.subscribed']);

    await page.goto(await linkIn(email, 'leave'));
    await page.getByLabel(pl('newsletter:language.label')).selectOption('en');
    await page.getByRole('button', { name: pl('newsletter:language.submit') }).click();
    await expect(page.getByRole('heading', { name: pl('newsletter:language.done.heading') })).toBeVisible();
    expect(await subscribersOf(email)).toMatchObject([{ language: 'en', state: 'subscribed' }]);
    await page.getByRole('button', { name: pl('newsletter:leave.submit') }).click();
    await expect(page.getByRole('heading', { name: pl('newsletter:leave.done.heading') })).toBeVisible();
    expect(await subscribersOf(email)).toMatchObject([{ state: 'left' }]);
    await expect.poll(() => told(email), { timeout: scaled(20_000) }).toContain('newsletter.left');
    // An old mail puts nobody back.
    await page.goto(link);
    await page.getByRole('button', { name: pl('newsletter:confirm.submit') }).click();
    await expect(page.getByRole('heading', { name: pl('newsletter:invalid.heading') })).toBeVisible();
  });

  /** By the header, as a mail program does; or by the link at the end of the letter, and the button there. */
  const WAYS = ['header', 'footer'] as const;

  async function leave(request: APIRequestContext, locale: Locale, by: (typeof WAYS)[number]) {
    const email = fresh();
    await signUpAt(email, locale);
    const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    // Where the page's button leads: the website would soon have enough of one visitor who confirms for all.
    const token = tokenOf(await linkIn(email, 'confirm'));
    expect(
      (await write(contentUrl(), 'confirmNewsletter', { token }, { locale, client: email })).status,
    ).toBe(200);
    const footer = await linkIn(email, 'leave');
    const letters = await mailsOf(email);
    expect(letters, locale).toHaveLength(2);
    if (by === 'footer') {
      const page = await request.get(footer);
      expect(await page.text(), locale).toContain(translator(locale)('newsletter:leave.submit'));
      expect(await subscribersOf(email), `${locale}: who only looks stays`).toMatchObject([
        { state: 'subscribed' },
      ]);
      const done = await request.post(`/newsletter/leave?locale=${locale}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
        form: { token: tokenOf(footer) },
      });
      expect(await done.text(), locale).toContain(translator(locale)('newsletter:leave.done.heading'));
    } else {
      const welcome = letters.find(({ raw }) => /^List-Unsubscribe:/im.test(raw));
      expect(welcome?.raw, locale).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
      const unfolded = welcome?.raw.replace(/\r\n[ \t]/g, '') ?? '';
      const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(unfolded)?.[1];
      const { pathname, search } = new URL(header ?? '');
      const answer = await request.post(pathname + search, {
        form: { 'List-Unsubscribe': 'One-Click' },
        maxRedirects: 0,
      });
      expect(answer.status(), locale).toBe(200);
      expect(answer.headers()['set-cookie'], locale).toBeUndefined();
    }
    expect(await subscribersOf(email), locale).toMatchObject([{ state: 'left', language: locale }]);
    return email;
  }

  test('whoever left by header or footer, in any language, is written to no more and taken from no list', {
    tag: ['@desktop', '@long'],
  }, async ({ request }) => {
    const left: string[] = [];
    for (const locale of some(LIVE, 3))
      left.push(...(await Promise.all(WAYS.map((by) => leave(request, locale, by)))));
    const mails = () => Promise.all(left.map(async (email) => (await mailsOf(email)).length));
    const before = await mails();
    expect(await importList(left)).toMatchObject({ added: 0, problems: left.map(() => ({ why: 'left' })) });
    for (const email of left) expect(await subscribersOf(email)).toMatchObject([{ state: 'left' }]);
    // Mails go in the order in which they were written: what comes now would have come after one to them.
    const later = fresh();
    await signUpAt(later, 'pl-PL');
    await linkIn(later, 'confirm');
    expect(await mails()).toEqual(before);
  });
});

test.describe('without scripts and without what the styles fetch', { tag: '@one-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('signs up by one more press', { tag: '@long' }, async ({ page }) => {
    const email = fresh();
    await page.route(`**${PROOF_PATH}`, (route) => route.abort());
    await page.goto(CONTACT);
    await field(footerForm(page), 'email').fill(email);
    await age(footerForm(page)).check();
    const [, asked] = await sentOn(page, () => send(footerForm(page)).click());
    expect(asked.status()).toBe(CONFIRM_STATUS);
    await expect(page.locator('[data-summary]')).toBeFocused();
    await expect(page.locator('[data-summary]')).toHaveText(pl('forms:confirm'));
    await aWhileLater(page);
    await send(footerForm(page)).click();
    await expect(page.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
    expect(await subscribersOf(email)).toHaveLength(1);
  });
});

cutOff.describe('with the content system down', { tag: '@one-size' }, () => {
  cutOff.use({ javaScriptEnabled: false });

  cutOff.afterEach(({ cutOff: { proxy } }) => {
    proxy.ailment = 'none';
  });

  cutOff(
    'the answer is a page that keeps what was typed, and signs up when it can',
    { tag: '@long' },
    async ({ page, cutOff: { proxy } }) => {
      const email = fresh();
      await page.goto(CONTACT);
      await field(footerForm(page), 'firstName').fill('Anna');
      await field(footerForm(page), 'email').fill(email);
      await age(footerForm(page)).check();
      proxy.ailment = 'dead';
      const [, answer] = await sentOn(page, () => send(footerForm(page)).click());
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('30');
      await expect(page.locator('[data-summary]')).toContainText(FAILED);
      await expect(field(footerForm(page), 'firstName')).toHaveValue('Anna');
      await expect(field(footerForm(page), 'email')).toHaveValue(email);
      await expect(age(footerForm(page))).toBeChecked();
      proxy.ailment = 'none';
      await aWhileLater(page);
      await send(footerForm(page)).click();
      await expect(page.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
      expect(await subscribersOf(email)).toHaveLength(1);
    },
  );
});
