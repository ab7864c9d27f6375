import { metrics } from './metrics';
import { currentRequestId } from './request-id';

/** A line of the log, one JSON object, as the website writes them; counted by its level and event. */
export function logLine(level: string, event: unknown, fields: Record<string, unknown> = {}): string {
  metrics.logged(level, event);
  const request = currentRequestId();
  return JSON.stringify({
    ...{ time: new Date().toISOString(), level, program: 'content', event },
    ...(request && { request }),
    ...fields,
  });
}
