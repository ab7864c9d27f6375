import { scaled } from '../../scripts/clock/timeouts.ts';
import { test } from './eyes.ts';
import { asked, localeOf, wanted } from './matrix.ts';
import { lookAtPage, lookInto, lookSpaced, pathFor } from './page-looks.ts';
import { subjectsIn } from './pages.ts';

const { widths, moments, tongues } = asked;

for (const tongue of tongues) {
  for (const subject of subjectsIn(localeOf(tongue)).filter(wanted)) {
    test(`${subject} in ${tongue}`, async ({ eyesOn, baseURL }) => {
      test.setTimeout(scaled(300_000));
      const eyes = eyesOn(subject, tongue);
      const path = await pathFor(eyes, subject, baseURL ?? '');
      await lookAtPage(eyes, path, widths, moments);
      // Longer words and wider letters are each a trial of their own.
      if (tongue !== 'pseudo') await lookSpaced(eyes, path, widths);
      await lookInto(eyes, path, widths);
    });
  }
}
