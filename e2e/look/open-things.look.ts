import { scaled } from '../../scripts/clock/timeouts.ts';
import { test } from './eyes.ts';
import { asked, localeOf, type Tongue, wanted } from './matrix.ts';
import { FIRST_VISIT, OPEN_THINGS, openBanner } from './open-things.ts';
import { pathFor } from './page-looks.ts';
import { subjectsIn } from './pages.ts';

const { widths, moments, tongues } = asked;

/** Where the focus is walked on every kind of page: the centre's own tongue, and the three whose words are longest. */
const WALKED_WHOLE: readonly Tongue[] = ['pl-PL', 'hu-HU', 'ru', 'pseudo'];
/** `--kinds focus` walks every kind of page in every tongue. */
const walkedEverywhere = asked.kinds?.includes('focus');

for (const tongue of tongues) {
  for (const [name, look] of Object.entries(OPEN_THINGS)) {
    if (!wanted(name)) continue;
    test(`${name} in ${tongue}`, async ({ eyesOn }) => {
      test.setTimeout(scaled(600_000));
      await look(eyesOn(name, tongue), widths, moments);
      // Longer words and wider letters are each a trial of their own.
      if (tongue !== 'pseudo') await look(eyesOn(name, tongue, undefined, true), widths, moments.slice(0, 1));
    });
  }

  for (const [name, look] of Object.entries(FIRST_VISIT)) {
    if (!wanted(name)) continue;
    test(`${name} in ${tongue}`, async ({ eyesOn, firstVisit }) => {
      test.setTimeout(scaled(600_000));
      await look(eyesOn(name, tongue, firstVisit), widths, moments);
      if (tongue !== 'pseudo')
        await look(eyesOn(name, tongue, firstVisit, true), widths, moments.slice(0, 1));
    });
  }

  // With the banner open as much of a page is beneath something fixed as ever is.
  for (const subject of subjectsIn(localeOf(tongue))) {
    if (!wanted('focus')) continue;
    if (!walkedEverywhere && !WALKED_WHOLE.includes(tongue) && subject !== 'home') continue;
    test(`focus on ${subject} in ${tongue}`, async ({ eyesOn, firstVisit, baseURL }) => {
      test.setTimeout(scaled(600_000));
      const eyes = eyesOn('focus', tongue, firstVisit);
      const path = await pathFor(eyes, subject, baseURL ?? '');
      await eyes.page.goto(path);
      if ((await eyes.page.locator('[data-consent-opener], footer [data-action=cookies]').count()) === 0)
        return;
      await openBanner(eyes, path);
      for (const width of widths) {
        await eyes.width(width);
        await eyes.walk(`${subject} ${width} px`);
      }
    });
  }
}
