/** Fields of a log line: figures and names, never personal data. */
export type LogFields = Record<string, string | number | boolean>;

/** Writes one line of JSON to standard output, as log collectors read it. */
export function log(event: string, fields: LogFields = {}) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}
