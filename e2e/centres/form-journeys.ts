import type { Locator, Page } from '@playwright/test';
import { translator } from '../../website/src/i18n/translator.ts';
import { answer, formIn, sentOn } from '../forms/form-page.ts';
import { aWhileLater } from '../forms/form-proof.ts';
import { freshEmail } from '../forms/submission-forms.ts';
import { expect } from '../pages/site.ts';
import { type Centre, pathOf, test } from './centre.ts';

/** What the consent banner keeps in a browser, once somebody has chosen. */
const CONSENT_KEYS = ['cookies', 'enableAllCookies', 'enableFbStatistics', 'enableMarketing', 'userConsent'];

/** What a visitor of any centre tells it without a script, and lets it keep. @param tagged of those that `npm test` leaves out */
export function formJourneys(centre: Centre, tagged: { tag: string[] }): void {
  const [own] = centre.languages;
  const t = translator(own);

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a message to the centre is sent, after what it lacks has been said', tagged, async ({ page }) => {
      const answers = {
        ...{ topic: ['lost'], name: ['Ona Kopa'], details: ['A scarf with green peas.'] },
        email: [freshEmail('centre')],
      };
      await page.goto(pathOf(centre, 'contact'));
      for (const [name, values] of Object.entries(answers)) await answer(page, name, values);
      const send = formIn(page).getByRole('button', { name: t('contact:write.submit'), exact: true });
      const [, refusal] = await sentOn(page, () => send.click());
      expect(refusal.status()).toBe(422);
      await expect(formIn(page).locator('[data-summary]').getByRole('link')).toHaveCount(1);
      await answer(page, 'dataConsent', ['on']);
      await aWhileLater(page);
      await send.click();
      await expect(formIn(page).getByRole('heading', { name: t('common:success.submitted') })).toBeVisible();
    });
  });

  test.describe('a first visit', () => {
    test.use({ visitor: 'new' });

    test(
      'nothing is kept before a choice, then the choice alone, which can be taken back',
      tagged,
      async ({ page, context }) => {
        await page.clock.install();
        await page.goto('/');
        await page.clock.runFor(3_000);
        await expect(banner(page)).toBeVisible();
        expect(await kept(page)).toEqual({});
        for (const [name, granted, takesBack] of [
          ['decline', 'false', false],
          ['allowAll', 'true', false],
          ['decline', 'false', true],
        ] as const) {
          const begunAnew = takesBack ? page.waitForEvent('load') : undefined;
          await banner(page)
            .getByRole('button', { name: t(`consent:${name}`), exact: true })
            .click();
          await begunAnew;
          await expect(banner(page)).toHaveCount(0);
          expect(Object.keys(await kept(page)).sort()).toEqual(CONSENT_KEYS);
          expect(await kept(page)).toMatchObject({ enableAllCookies: granted, enableMarketing: granted });
          const settings = page.locator('footer [data-action=cookies]');
          // Its column of the footer may be folded.
          await settings.evaluate((link) => link.closest('details')?.setAttribute('open', ''));
          await settings.click();
          await expect(banner(page)).toBeVisible();
        }
        expect(await context.cookies()).toEqual([]);
      },
    );
  });
}

const banner = (page: Page): Locator => page.locator('consent-banner');
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
