import { currentRequestId } from './observing/request-id.ts';

/** Fields of a log line: figures and names, never personal data. */
export type LogFields = Record<string, string | number | boolean>;

/** A line of JSON, as log collectors read it; `request` is the id of the request that is being answered. */
export function lineOf(event: string, fields: LogFields = {}): string {
  const request = currentRequestId();
  const line = { time: new Date().toISOString(), event, ...(request && { request }), ...fields };
  return `${JSON.stringify(line)}\n`;
}

/** Writes one line of JSON to standard output. */
export function log(event: string, fields: LogFields = {}) {
  process.stdout.write(lineOf(event, fields));
}
