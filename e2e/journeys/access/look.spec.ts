import { systemNow } from '../../../scripts/clock/pinned-clock.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { SHORT } from '../../length.ts';
import { test } from '../../look/eyes.ts';
import { localeOf, MOMENTS, type Moment, TONGUES, type Tongue, WIDTHS } from '../../look/matrix.ts';
import { FIRST_VISIT, OPEN_THINGS } from '../../look/open-things.ts';
import { lookAtPage, lookInto, lookSpaced, pathFor } from '../../look/page-looks.ts';
import { type Subject, subjectsIn } from '../../look/pages.ts';
import { onPhone } from '../../pages/site.ts';

// A sample of what `npm run test:look` looks at whole: another every day of the system, the same all day. LOOK_SEED
// takes the sample that any word stands for, so what a run printed looks at that run's sample again.
const seed = process.env.LOOK_SEED ?? new Date(systemNow()).toISOString().slice(0, 10);

/** Numbers from 0 to 1 that a word determines (mulberry32). */
function dice(word: string): () => number {
  let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ways = [lookAtPage, lookSpaced, lookInto];

const PARTS = SHORT ? 1 : 5;

for (let at = 1; at <= PARTS; at += 1) {
  test(`the look of the day, part ${at}`, { tag: '@phone-size' }, async ({
    page,
    eyesOn,
    firstVisit,
    baseURL,
  }) => {
    test.setTimeout(scaled(90_000));
    const roll = dice(`${seed} ${at} ${onPhone(page)}`);
    const any = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T;
    // In the short run one window has to stand for all: this one has no size of its own project.
    const widths = SHORT ? WIDTHS : WIDTHS.filter((width) => width < 1024 === onPhone(page));
    const moments: Moment[] = [any(MOMENTS)];
    const tongue: Tongue = any(TONGUES);
    const subject: Subject = any(subjectsIn(localeOf(tongue)));
    // Longer words and wider letters are each a trial of their own.
    const way = any(tongue === 'pseudo' ? [lookAtPage, lookInto] : ways);
    const [name, open] = any([...Object.entries(OPEN_THINGS), ...Object.entries(FIRST_VISIT)]);
    console.log(`LOOK_SEED=${seed}: ${subject} (${way.name}) and ${name} in ${tongue}, ${moments.join()}`);
    const eyes = eyesOn(subject, tongue);
    await way(eyes, await pathFor(eyes, subject, baseURL ?? ''), widths, moments);
    await open(eyesOn(name, tongue, name in FIRST_VISIT ? firstVisit : undefined), widths, moments);
  });
}
