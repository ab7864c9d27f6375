import { describe, expect, it } from 'vitest';
import { createRest, REST_MS } from './rest.ts';

/** A clock that a test moves. */
function clock() {
  let now = 0;
  const due = new Map<number, { at: number; call: () => void }>();
  let last = 0;
  return {
    set(call: () => void, ms: number) {
      last += 1;
      due.set(last, { at: now + ms, call });
      return last;
    },
    clear: (timer: unknown) => void due.delete(timer as number),
    pass(ms: number) {
      now += ms;
      for (const [id, { at, call }] of [...due]) {
        if (at > now) continue;
        due.delete(id);
        call();
      }
    },
  };
}

describe('a kiosk at rest', () => {
  it('goes back a minute after the last touch, once', () => {
    const time = clock();
    let returns = 0;
    const rest = createRest(() => {
      returns += 1;
    }, time);
    time.pass(REST_MS * 5);
    expect(returns).toBe(0);
    rest.touched();
    time.pass(REST_MS - 1);
    rest.touched();
    time.pass(REST_MS - 1);
    expect(returns).toBe(0);
    time.pass(1);
    expect(returns).toBe(1);
    time.pass(REST_MS * 5);
    expect(returns).toBe(1);
  });

  it('waits for a minute', () => {
    expect(REST_MS).toBe(60_000);
  });
});
