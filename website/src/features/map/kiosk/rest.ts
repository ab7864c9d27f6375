/** A kiosk that nobody touches for this long goes back to its start. */
export const REST_MS = 60_000;

interface Clock {
  set(call: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

/** Calls `rested` once nothing has been touched for `ms` after something was. */
export function createRest(rested: () => void, clock: Clock, ms = REST_MS): { touched(): void } {
  let timer: unknown;
  return {
    touched() {
      if (timer !== undefined) clock.clear(timer);
      timer = clock.set(() => {
        timer = undefined;
        rested();
      }, ms);
    },
  };
}
