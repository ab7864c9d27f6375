/** What took how long, one thing after the other. */
export interface Phases {
  /** Notes that this has been done since the last one. */
  done(what: string): void;
  /** '12.5 s (packages 10.0 s, website 2.5 s)' */
  told(): string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** @param began in milliseconds of the clock `now` */
export function phasesSince(began: number, now: () => number = Date.now): Phases {
  const parts: string[] = [];
  let last = began;
  return {
    done(what) {
      const at = now();
      parts.push(`${what} ${seconds(at - last)}`);
      last = at;
    },
    told: () => `${seconds(last - began)} (${parts.join(', ')})`,
  };
}
