import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  MIN_FILL_MS,
  PROOF_FIELD,
  PROOF_HOURS,
  PROOF_PATH,
  TRAP_FIELD,
} from '../../../features/forms/form-constants.ts';
import { sameSecret } from '../../secrets.ts';
import type { Fields } from '../intake/intake.ts';
import type { SharedCounter } from './rate-limit.ts';

/** Why a visitor is asked to press once more; `trap`: something stands in the field that people do not see. */
type Doubt = 'trap' | 'none' | 'forged' | 'early' | 'late' | 'used';

type Verdict =
  /** @param stored to be called once the sending is stored, with what is to be answered when it comes again */
  | { is: 'good'; stored: (answer: string) => void }
  | { is: 'done'; answer: string }
  | { is: 'doubtful'; why: Doubt };

/**
 * Proofs that somebody has had a form before them for as long as a hand needs: signed, for one form, from two seconds
 * to four hours old, for one sending. Cached pages carry none, since all their visitors would share it.
 */
export interface Proofs {
  /** A proof of the form that is posted to this path, from now on; that of `PROOF_PATH` is one of any form. */
  give(path: string): string;
  /**
   * Takes the proof among the fields for a sending, or else the one that the styles have fetched: nothing waits for
   * that in the browser, so it is waited for here until it is as old as a hand is slow. `done`: it was taken for the
   * same sending, which is stored; nothing is to be written again.
   * @param kept the proof in the cookie, "" without one @param sending what tells this sending from others
   */
  take(path: string, from: { fields: Fields; kept: string }, sending: string): Promise<Verdict>;
}

const MAX_AGE_MS = PROOF_HOURS * 3_600_000;
/** Proofs that are remembered as taken; when there are more, all that were given until now count as too old. */
const MAX_TAKEN = 50_000;
interface Taken {
  sending: string;
  until: number;
  answer?: string;
}

const SHAPE = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * @param secret what all instances share; without one each believes its own proofs alone, until it ends
 * @param counter counts for all instances; while it is away, or without one, each remembers what it has taken itself
 */
export function createProofs({
  secret,
  now,
  counter,
  pause = wait,
}: {
  secret: string | undefined;
  now: () => number;
  counter?: SharedCounter | undefined;
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}): Proofs {
  const key = secret ?? randomBytes(32);
  const taken = new Map<string, Taken>();
  let notBefore = 0;

  const sign = (path: string, given: string, nonce: string) =>
    createHmac('sha256', key).update(`form-proof ${path} ${given}.${nonce}`).digest();

  function read(path: string, proof: string): { given: number; nonce: string } | Doubt {
    if (proof === '') return 'none';
    const [, given = '', nonce = '', mac = ''] = SHAPE.exec(proof) ?? [];
    if (!sameSecret(Buffer.from(mac, 'base64url'), sign(path, given, nonce))) return 'forged';
    return { given: Number.parseInt(given, 36), nonce };
  }

  function makeRoom() {
    if (taken.size < MAX_TAKEN) return;
    for (const [nonce, { until }] of taken) if (until <= now()) taken.delete(nonce);
    if (taken.size < MAX_TAKEN) return;
    taken.clear();
    notBefore = now();
  }

  async function takenElsewhere(nonce: string): Promise<boolean> {
    try {
      return counter !== undefined && (await counter.add(`proof ${nonce}`, MAX_AGE_MS)) > 1;
    } catch {
      return false;
    }
  }

  const doubtful = (why: Doubt): Verdict => ({ is: 'doubtful', why });

  return {
    give(path) {
      const given = Math.floor(now()).toString(36);
      const nonce = randomBytes(12).toString('base64url');
      return `${given}.${nonce}.${sign(path, given, nonce).toString('base64url')}`;
    },
    async take(path, { fields, kept }, sending) {
      if (fields.get(TRAP_FIELD)) return doubtful('trap');
      const own = fields.get(PROOF_FIELD) ?? '';
      const found = own === '' ? read(PROOF_PATH, kept) : read(path, own);
      if (typeof found === 'string') return doubtful(found);
      const { given, nonce } = found;
      const age = now() - given;
      if (age < MIN_FILL_MS && own !== '') return doubtful('early');
      if (age > MAX_AGE_MS || given < notBefore) return doubtful('late');
      const before = taken.get(nonce);
      if (before && before.sending !== sending) return doubtful('used');
      if (before?.answer !== undefined) return { is: 'done', answer: before.answer };
      const entry: Taken = before ?? { sending, until: given + MAX_AGE_MS };
      if (!before) {
        makeRoom();
        taken.set(nonce, entry);
        if (await takenElsewhere(nonce)) return doubtful('used');
      }
      if (age < MIN_FILL_MS) await pause(MIN_FILL_MS - age);
      return {
        is: 'good',
        stored(answer) {
          entry.answer = answer;
        },
      };
    },
  };
}
