import { createHash } from 'node:crypto';

/**
 * The documentId of an entity that a program writes: the same each time, so that it is found again and addresses by id
 * stay good. @param key the entity's own name for programs, one of its type
 */
export function documentIdOf(type: string, key: string): string {
  const digest = createHash('sha256').update(`${type}:${key}`).digest('hex');
  return `d${BigInt(`0x${digest}`).toString(36).slice(0, 23)}`;
}
