/** Something that goes wrong around both programs, and what has to come of it. */
interface Fault {
  name: string;
  expected: string;
}

/** All that the whole suite injects (`npm run test:faults`), by number. */
export const FAULTS = {
  1: { name: 'content system down', expected: 'the last good page, stale, also after a restart' },
  2: { name: 'content system slow', expected: 'stale at once; a cold page is refused within its deadline' },
  3: {
    name: 'content system answers 500, 429, a login, 404, null',
    expected: 'stale; nothing of it is kept',
  },
  4: { name: 'answers cut off, in HTML, in a wrong charset', expected: 'refused by the schema; stale' },
  5: { name: 'nulls and gaps in payloads', expected: 'the part is left out, the page stays' },
  6: { name: 'stampede', expected: 'one call of the content system for each key' },
  7: { name: 'database locked', expected: '3 s are waited out; 10 s: 503, Retry-After, nothing lost' },
  8: { name: 'disk full', expected: 'writes are refused, reads answered; it recovers by itself' },
  9: { name: 'kill -9 in the middle of writes', expected: 'what was acknowledged is there, once' },
  10: { name: 'PostgreSQL restarted', expected: '503 or a retry; connections heal' },
  11: {
    name: 'mail server down, refusing, hanging',
    expected: 'queued; what fails for good is seen by the staff',
  },
  12: { name: 'CRM down, or silent after it has taken a call', expected: 'retried under the same key' },
  13: { name: 'the same form sent again', expected: 'the same answer, one row, one mail' },
  14: { name: 'clocks, time zones, clock changes', expected: 'the right hours; no job twice or never' },
  15: { name: 'picture bombs', expected: 'refused by their head, before decoding' },
  16: { name: 'bodies too large or without end', expected: '413; read no further than the limit' },
  17: { name: 'slow clients', expected: 'dropped; others notice nothing' },
  18: { name: 'huge queries, heads, addresses', expected: 'refused or normalised; nothing is kept' },
  19: { name: 'garbage for a language', expected: 'not found, or led to the canonical address' },
  20: { name: 'scripts in content', expected: 'text' },
  21: { name: 'HTML in what is mailed', expected: 'text' },
  22: { name: 'line breaks in headers', expected: 'refused, or no header of their own' },
  23: { name: 'formulas in exports', expected: 'cells that are read, not reckoned' },
  24: { name: 'redirects to elsewhere', expected: 'none leaves the site' },
  25: { name: 'requests to hosts of an attacker’s choice', expected: 'none is made' },
  26: { name: 'paths that climb out of folders', expected: 'refused' },
  27: { name: 'votes stuffed', expected: 'one for each visitor and coupon' },
  28: { name: 'programs that fill in forms', expected: 'turned away; people are not' },
  29: { name: 'lists of addresses tried', expected: 'no difference in time; soon no answer' },
  30: { name: 'forms posted by other sites', expected: '403' },
  31: { name: 'Host and forwarded headers made up', expected: 'ignored' },
  32: { name: 'SIGTERM under load', expected: 'not ready any more, then drained within 10 s' },
} as const satisfies Record<number, Fault>;

export type FaultNumber = keyof typeof FAULTS;

export const FAULT_NUMBERS = Object.keys(FAULTS).map(Number) as FaultNumber[];
