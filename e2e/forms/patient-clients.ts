import { setTimeout } from 'node:timers/promises';

/** Longer than a start takes. */
const NOBODY_MS = 180_000;

/** Clients of a content system that is killed now and then: who gets no answer asks again, as people do. */
export interface PatientClients {
  /** Asks until somebody answers; undefined and whatever is thrown is no answer. @param unheard told of these */
  asked<T>(work: () => Promise<T | undefined>, unheard?: () => void): Promise<T>;
  /** As `asked`; after so many of these answers comes a kill. */
  done<T>(work: () => Promise<T | undefined>, unheard?: () => void): Promise<T>;
  /**
   * So many of them at once. Whatever one of them throws, it ends once all have ended, and nothing is being started.
   */
  everybody(count: number, work: (client: number) => Promise<void>): Promise<void>;
  kills(): number;
}

/**
 * @param answersAKill how many answers lie between two kills
 * @param kill ends the content system with SIGKILL and starts it again; missing: nothing is killed
 */
export function patientClients(answersAKill: number, kill?: () => Promise<void>): PatientClients {
  let answers = 0;
  let kills = 0;
  let killing: Promise<void> | undefined;

  async function asked<T>(work: () => Promise<T | undefined>, unheard = () => {}): Promise<T> {
    const until = performance.now() + NOBODY_MS;
    for (;;) {
      let why: unknown;
      const answer = await work().catch((error: unknown) => {
        why = error;
        return undefined;
      });
      if (answer !== undefined) return answer;
      unheard();
      if (performance.now() > until)
        throw new Error(`nothing has come for ${NOBODY_MS / 1000} s`, { cause: why });
      await killing;
      await setTimeout(20);
    }
  }

  return {
    asked,
    async done(work, unheard) {
      const answer = await asked(work, unheard);
      answers += 1;
      if (kill && !killing && answers % answersAKill === 0) {
        kills += 1;
        killing = kill().finally(() => {
          killing = undefined;
        });
      }
      return answer;
    },
    async everybody(count, work) {
      const ended = await Promise.allSettled(Array.from({ length: count }, (_, client) => work(client)));
      await killing;
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    },
    kills: () => kills,
  };
}
