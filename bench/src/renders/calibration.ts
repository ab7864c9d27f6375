import { readFileSync } from 'node:fs';

/** A stock of objects as an answer of the content system holds them. */
const STOCK = Array.from({ length: 400 }, (_, id) => ({
  id,
  name: `Shop ${(id * 7919) % 400}`,
  slug: `shop-${id}`,
  hours: Array.from({ length: 7 }, (_, day) => ({ day, opens: '09:00', closes: '21:00' })),
}));
const ROUNDS = 200;

/**
 * Processor milliseconds of a fixed piece of the work that renders are made of (parsing, sorting, joining, replacing):
 * what a figure is divided by, so that runs on different machines and days can be compared. The mean of 200 rounds: the
 * scheduler counts in steps of milliseconds.
 */
export function calibrate(): number {
  const text = JSON.stringify(STOCK);
  let length = 0;
  const before = threadMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    const shops: typeof STOCK = JSON.parse(text);
    const sorted = shops.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const lines = sorted.map(
      ({ name, slug, hours }) =>
        `<li><a href="/${slug}">${name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</a> ${hours
          .map(({ opens, closes }) => `${opens}-${closes}`)
          .join()}</li>`,
    );
    length += lines.join('').length;
  }
  return length > 0 ? (threadMs() - before) / ROUNDS : 0;
}

/** Processor milliseconds of the main thread so far, as Linux's scheduler counts them. */
export function threadMs(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
}
