import { scaled } from '../../scripts/clock/timeouts.ts';
import { galleryFiles } from '../pages/gallery-files.ts';
import { test } from './eyes.ts';
import { asked, wanted } from './matrix.ts';

const { widths, tongues } = asked;

for (const tongue of tongues.filter((one) => one === 'pl-PL' || one === 'pseudo')) {
  if (!wanted('gallery')) continue;
  test(`gallery in ${tongue}`, async ({ eyesOn, settled }) => {
    test.setTimeout(scaled(300_000));
    const eyes = eyesOn('gallery', tongue);
    await galleryFiles(settled);
    // Longer words and wider letters are each a trial of their own.
    for (const spaced of tongue === 'pseudo' ? [false] : [false, true]) {
      if (spaced) await eyes.space();
      for (const width of widths) {
        await eyes.width(width);
        await eyes.look(`${width} px${spaced ? ' spaced' : ''}`, { spaced });
      }
    }
    await settled.unrouteAll();
  });
}
