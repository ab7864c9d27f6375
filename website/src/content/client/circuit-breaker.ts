interface CircuitBreaker {
  /** Whether a request may go out now. A true while half-open is the one probe: report its outcome. */
  admits(): boolean;
  /** As `admits`, but an open breaker is waited out once, for the pause and the probe: at most `PAUSE_MS` and an endpoint. */
  admitsLater(): Promise<boolean>;
  succeeded(): void;
  /** @param errand what the request was made for, e.g. one render: failures of one errand count once */
  failed(errand: object): void;
  /** Whether nothing has failed since the last success. */
  well(): boolean;
}

/** After so many errands in a row that failed nothing is asked. */
const ERRANDS = 5;
/** After this long one request tries again. */
export const PAUSE_MS = 2000;
/** Node counts timers in whole milliseconds: one may ring by a part of one too early. */
export const TIMER_EARLY_MS = 1;

/**
 * Keeps a dead content system from being waited for by every page. It counts errands rather than requests: one page
 * makes up to twenty at once, and one slow moment must not shut out all the others.
 * @param now milliseconds of a clock that nobody sets, only differences count @param changed told when it opens (false) and closes again (true)
 */
export function createCircuitBreaker(now: () => number, changed: (up: boolean) => void): CircuitBreaker {
  let failed = new WeakSet<object>();
  let failures = 0;
  let openUntil: number | undefined;
  let probe: PromiseWithResolvers<void> | undefined;

  function admits() {
    if (openUntil === undefined) return true;
    if (probe || now() < openUntil) return false;
    probe = Promise.withResolvers();
    return true;
  }

  function probed() {
    probe?.resolve();
    probe = undefined;
  }

  return {
    admits,
    async admitsLater() {
      if (admits()) return true;
      if (!probe && openUntil !== undefined) {
        const left = Math.max(0, openUntil - now()) + TIMER_EARLY_MS;
        await new Promise((resolve) => setTimeout(resolve, left).unref());
        if (admits()) return true;
      }
      // The probe of somebody else is under way: its outcome is ours.
      await probe?.promise;
      return openUntil === undefined;
    },
    succeeded() {
      if (openUntil !== undefined) changed(true);
      failed = new WeakSet();
      failures = 0;
      openUntil = undefined;
      probed();
    },
    failed(errand) {
      if (!failed.has(errand)) failures++;
      failed.add(errand);
      if (failures >= ERRANDS) {
        if (openUntil === undefined) changed(false);
        // Requests that went out before it opened come back late: they do not make the pause longer.
        if (openUntil === undefined || probe) openUntil = now() + PAUSE_MS;
      }
      probed();
    },
    well: () => failures === 0,
  };
}
