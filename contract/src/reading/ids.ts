/** Ids from here on are ours: no database counts as far. */
const DERIVED_FROM = 0x4000_0000;

/** Stands for an id that is no number or not there: 31 bits of a text. */
export function idOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 2) | DERIVED_FROM;
}

/** Whether the content system does not know the id: it knows the entity by its `documentId`. */
export function isDerivedId(id: number): boolean {
  return id >= DERIVED_FROM;
}

/** How the content system names an entity in its addresses: by its slug where that is all it has. */
export function wireId({
  id,
  documentId,
  slug,
}: {
  id: number;
  documentId?: string | null | undefined;
  slug?: string | null | undefined;
}): number | string {
  return isDerivedId(id) ? documentId?.trim() || slug?.trim() || id : id;
}
