import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The clock of a process of a test's own, ahead of or behind the one of the run. Timers and monotonic time stay as they are. */
interface ProcessClock {
  /** Makes a process read this clock, in the time zone. */
  env(zone: string): Record<string, string>;
  /** Moves it, while the process runs. @param offset milliseconds from the time of the run */
  set(offset: number): void;
  remove(): void;
}

const SHIFT = `import { readFileSync, watchFile } from 'node:fs';
const file = new URL('offset', import.meta.url);
let offset = Number(readFileSync(file));
watchFile(file, { interval: 50, persistent: false }, () => { offset = Number(readFileSync(file)) || offset; });
const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now() + offset); else super(...given); }
  static now() { return Real.now() + offset; }
};
`;

export function processClock(offset: number): ProcessClock {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const set = (ms: number) => writeFileSync(join(folder, 'offset'), String(ms));
  set(offset);
  writeFileSync(join(folder, 'shift.mjs'), SHIFT);
  return {
    env: (zone) => ({
      TZ: zone,
      // What it shifts is the clock of the run (scripts/clock/pinned-clock.ts).
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import ${join(folder, 'shift.mjs')}`]
        .filter(Boolean)
        .join(' '),
    }),
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
