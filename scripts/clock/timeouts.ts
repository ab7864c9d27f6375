import { scrypt } from 'node:crypto';

/** What the work below takes on a machine that is as fast as the time-outs ask for, and at rest, in ms. */
const REFERENCE_MS = 420;

/** Room for what a measurement of a second can't foresee: other work on the machine, an hour in which all is slower. */
const ROOM = 3;

const MAX_FACTOR = 15;

/**
 * A time-out of this run: what is written down, stretched for the machine at hand. Time-outs only guard against hanging,
 * so a slow machine must not turn them into failures. @param ms for a machine at rest
 */
export function scaled(ms: number): number {
  return Math.round(ms * factor());
}

/**
 * A limit that is held, and so without the room of time-outs: stretched for a machine that was measured as slower than the
 * one it was written down for. @param ms there, at rest
 */
export function atThisSpeed(ms: number): number {
  return Math.round(ms * Math.max(1, factor() / ROOM));
}

/**
 * CONTENT_ANSWER_SECONDS of websites in this run: a machine that is busy with the tests themselves is no content system
 * that is down.
 */
export function answerSeconds(): string {
  return String(Math.min(30, Math.ceil(scaled(2_000) / 1000)));
}

/**
 * Measures how fast the machine is right now, on as many cores as it has, and sets TIMEOUT_FACTOR for all that is started
 * from here on. A factor that is set already stays. @returns the factor, 3 to 15
 */
export async function measureTimeoutFactor(): Promise<number> {
  if (process.env.TIMEOUT_FACTOR) return factor();
  const took = await timed(work);
  const measured = Math.min(MAX_FACTOR, Math.max(ROOM, (took / REFERENCE_MS) * ROOM));
  process.env.TIMEOUT_FACTOR = measured.toFixed(1);
  process.stdout.write(
    `Time-outs are stretched by ${factor()} (a fixed piece of work took ${Math.round(took)} ms).\n`,
  );
  return factor();
}

/** The middle one of three, since one may be hit by something that passes. */
async function timed(once: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now();
    await once();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[1] ?? 0;
}

/** The same on every machine: key derivations beside each other, in the threads that Node has for such work. */
function work(): Promise<unknown> {
  const derive = () =>
    new Promise<void>((resolve, reject) =>
      scrypt('the same', 'everywhere', 64, { N: 2 ** 15, r: 8, maxmem: 2 ** 26 }, (error) =>
        error ? reject(error) : resolve(),
      ),
    );
  return Promise.all(Array.from({ length: 12 }, derive));
}

/** By how much this run stretches its time-outs: 1 where nothing was measured. */
function factor(): number {
  const said = Number(process.env.TIMEOUT_FACTOR);
  return Number.isFinite(said) && said > 0 ? said : 1;
}
