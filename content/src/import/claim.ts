import { isInUse } from '../kit/in-use';
import { table } from '../kit/table';
import type { Memory } from './memory';

/** What is there already, as its people know it: 'Galeria Północ, 66 shops'. */
async function whatIsThere(): Promise<string> {
  const header = await table('header').findOne({ select: ['centreName'], orderBy: { id: 'asc' } });
  const shops = await table('tenant').findMany({ select: ['documentId'] });
  const count = new Set(shops.map(({ documentId }) => documentId)).size;
  const name = typeof header?.centreName === 'string' ? header.centreName : 'a centre without a name';
  return `${name}, ${count} ${count === 1 ? 'shop' : 'shops'}`;
}

/**
 * Before a centre is sent: whether it may be. An empty database may become any centre; one in use takes the centre that
 * it was sent before, and another one only where that is wanted.
 * @param centre its key, the same at every import @param memory is told which centre this database is from now on
 * @returns undefined, or why nothing may be sent
 */
export async function claimFor(
  centre: string,
  intoExisting: boolean,
  memory: Memory,
): Promise<string | undefined> {
  if (memory.centre !== centre && !intoExisting && (await isInUse()))
    return `There is content already that no import of this centre has made: ${await whatIsThere()}.`;
  memory.centre = centre;
  return undefined;
}
