import type { EndpointName, PayloadOf } from '../../endpoints.ts';
import { type ReadOptions, readBody } from '../read-body.ts';

/** What a reader in Warsaw gets of an endpoint's body. @throws what is wrong with a body of which nothing can be made */
export function read<C extends EndpointName>(
  name: C,
  body: unknown,
  options: ReadOptions = {},
): PayloadOf<C> {
  const result = readBody(name, body, { timeZone: 'Europe/Warsaw', ...options });
  if (!result.ok || result.value === null) throw new Error(JSON.stringify(result));
  return result.value;
}
