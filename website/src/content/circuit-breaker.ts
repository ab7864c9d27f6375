export interface CircuitBreaker {
  /** Whether a request may go out now. A true while half-open is the one probe: report its outcome. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

/** After this many failures in a row nothing is asked. */
const FAILURES = 5;
/** After this long one request tries again. */
const PAUSE_MS = 2000;

/**
 * Keeps a dead content system from being waited for by every page.
 * @param now milliseconds @param changed told when it opens (false) and closes again (true)
 */
export function createCircuitBreaker(now: () => number, changed: (up: boolean) => void): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let probing = false;

  return {
    admits() {
      if (openUntil === undefined) return true;
      if (probing || now() < openUntil) return false;
      probing = true;
      return true;
    },
    succeeded() {
      if (openUntil !== undefined) changed(true);
      failures = 0;
      openUntil = undefined;
      probing = false;
    },
    failed() {
      failures++;
      probing = false;
      if (failures < FAILURES) return;
      if (openUntil === undefined) changed(false);
      openUntil = now() + PAUSE_MS;
    },
  };
}
