import type { Row } from './table';
import { table } from './table';

/**
 * Strapi keeps one alternative text a file. Translations of it are content of their own (`picture-text`); they are
 * few and every payload needs them, so they are kept in memory and read again after a change, or after half a
 * minute in case another process changed them.
 */
const RELOAD_MS = 30_000;

let texts = new Map<string, string>();
let readAt = 0;
let running: Promise<void> | undefined;

async function read() {
  const rows = await table('picture-text').findMany({ populate: { picture: { select: ['id'] } } });
  const next = new Map<string, string>();
  for (const row of rows) {
    const picture = row.picture as Row | null;
    if (picture && typeof row.text === 'string') next.set(`${row.locale}:${picture.id}`, row.text);
  }
  texts = next;
  readAt = Date.now();
}

/** Reads the texts anew; calls at the same time share one reading. */
export async function reloadPictureTexts(): Promise<void> {
  running ??= read().finally(() => {
    running = undefined;
  });
  await running;
}

/** The alternative text of a file in a language; undefined where nobody translated it. */
export function pictureText(fileId: number, locale: string): string | undefined {
  if (Date.now() - readAt > RELOAD_MS) {
    readAt = Date.now();
    reloadPictureTexts().catch((error: unknown) =>
      strapi.log.error('picture texts could not be read', error),
    );
  }
  return texts.get(`${locale}:${fileId}`);
}
