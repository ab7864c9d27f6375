import { z } from 'zod';
import { isTag, type Tag } from './tags.ts';

/**
 * `GET /purges?seconds=60` with `Authorization: Bearer PURGE_TOKEN`: what has changed in so many seconds, for a website
 * that cannot be told. Our content system has it; a website gets along without.
 */
export const RECENT_PURGES_PATH = '/purges';

/** How far back it is known, seconds. */
export const MAX_RECENT_PURGES = 600;

/** One change. */
export interface RecentPurge {
  /** Names the change, not its place among others: what was begun earlier may be seen later. */
  id: number;
  tags: Tag[];
}

export interface RecentPurges {
  purges: RecentPurge[];
}

const shape = z.object({ purges: z.array(z.object({ id: z.number(), tags: z.array(z.string()) })) });

/** An answer as it came; undefined when it says something else. Tags that nobody knows are left out. */
export function readRecentPurges(body: unknown): RecentPurge[] | undefined {
  const read = shape.safeParse(body);
  return read.data?.purges.map(({ id, tags }) => ({ id, tags: tags.filter(isTag) }));
}
