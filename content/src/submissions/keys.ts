import { createHash } from 'node:crypto';
import { KEY_PATTERN } from '@mall/contract';
import { errors } from '@strapi/utils';

/** Text in which the order of an object's fields makes no difference. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Hash of what was sent, by which a repetition is told from another form under the same key. */
export function bodyHash(kind: string, payload: unknown, files: readonly Buffer[] = []): string {
  const hash = createHash('sha256').update(`${kind}\n${canonical(payload)}`);
  for (const file of files) hash.update('\n').update(createHash('sha256').update(file).digest());
  return hash.digest('hex');
}

/**
 * The key that one sending of a form is known by: the header's, or else made of the body, so that the same form sent
 * twice on one day is one all the same; weeks later it is a new one. Keys of different kinds never meet. Throws a 400
 * for a header of another form.
 */
export function keyOf(kind: string, header: string, hash: string, now = new Date()): string {
  if (header === '') return `${kind}:body:${now.toISOString().slice(0, 10)}:${hash}`;
  if (!KEY_PATTERN.test(header))
    throw new errors.ValidationError('Idempotency-Key must be 16 to 100 characters of base64url.');
  return `${kind}:${header}`;
}
