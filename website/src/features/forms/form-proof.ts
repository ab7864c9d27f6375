import { CONFIRM_STATUS, MIN_FILL_MS, PROOF_FIELD } from './form-constants.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Timers fire a little early, and clocks count in whole milliseconds. */
const SPARE_MS = 20;

interface Given {
  proof: string;
  /** By this page's clock. */
  at: number;
}

async function ask(action: string): Promise<Given> {
  try {
    const url = new URL(action);
    url.searchParams.set(PROOF_FIELD, '1');
    const { proof }: { proof: string } = await (await fetch(url)).json();
    return { proof, at: performance.now() };
  } catch {
    // Sent without one, the form's answer brings one.
    return { proof: '', at: Number.NEGATIVE_INFINITY };
  }
}

/**
 * Fetches the proof that this form is before somebody's eyes, which the website believes once it is two seconds old and
 * for one sending; pages are the same for all and carry none. What is refused comes back with the next one.
 * @param action where the form is posted
 */
export function formProof(action: string) {
  let given = ask(action);
  return {
    /** Posts as soon as a hand could have; what came with a proof that does not hold goes once more with the next. */
    async send(post: (proof: string) => Promise<Response>): Promise<Response> {
      for (let turn = 1; ; turn++) {
        const { proof, at } = await given;
        await pause(Math.max(0, at + MIN_FILL_MS + SPARE_MS - performance.now()));
        const response = await post(proof);
        if (response.ok) return response;
        const { proof: next }: { proof?: string } = await response.clone().json();
        if (next === undefined) return response;
        given = Promise.resolve({ proof: next, at: performance.now() });
        if (response.status !== CONFIRM_STATUS || turn > 1) return response;
      }
    },
  };
}
