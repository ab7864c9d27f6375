/** What was clicked in the preview, as the page tells it (website/src/layout/preview/edit-clicks.element.ts). */
export interface Picked {
  /** The nearest first. */
  texts: readonly string[];
  pictures: readonly string[];
  dates: readonly string[];
}

type Leaf = { path: string; text: string } | { path: string; picture: Record<string, unknown> };

/** What no page shows, or shows of something else. */
const UNSEEN =
  /^(?:id|documentId|locale|localizations|status|__\w+|\w+At|createdBy|updatedBy|slug|connect|disconnect)$/;

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('mime' in value && 'url' in value) return [{ path, picture: value as Record<string, unknown> }];
  return Object.entries(value).flatMap(([key, part]) =>
    UNSEEN.test(key) ? [] : leavesOf(part, path === '' ? key : `${path}.${key}`),
  );
}

/** A text as it is read, whatever marks and spaces it is written with. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-+>]|\d+\.)\s+/gm, ' ')
    .replace(/[*_`~|\\\u00ad\u200b]/g, '')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Fewer letters stand in too many texts. */
const SHORTEST = 3;

function byText(leaves: readonly { path: string; text: string }[], texts: readonly string[]): string | null {
  for (const [at, picked] of texts.map(plain).entries()) {
    if (picked.length === 0) continue;
    const exact = leaves.find(({ text }) => text === picked);
    if (exact) return exact.path;
    if (picked.length < SHORTEST) continue;
    const around = leaves
      .filter(({ text }) => text.includes(picked))
      .sort((a, b) => a.text.length - b.text.length)[0];
    if (around) return around.path;
    // Of what lies around the click only a whole text counts: it holds the texts of its neighbours too.
    if (at > 0) continue;
    const within = leaves
      .filter(({ text }) => text.length >= SHORTEST && picked.includes(text))
      .sort((a, b) => b.text.length - a.text.length)[0];
    if (within) return within.path;
  }
  return null;
}

/**
 * The path of the field whose text, picture or date was clicked, as the form names it: `sections.0.title`. Null: it stands
 * in no field of this entry, such as a menu or another entry's card.
 */
export function fieldOf(values: object, { texts, pictures, dates }: Picked): string | null {
  const leaves = leavesOf(values, '');
  const written = leaves.flatMap((leaf) =>
    'text' in leaf ? [{ path: leaf.path, text: plain(leaf.text), raw: leaf.text }] : [],
  );
  const day = dates[0]?.slice(0, 10);
  const dated = day ? written.find(({ raw }) => raw.startsWith(day)) : undefined;
  if (dated) return dated.path;
  const shown = leaves.find(
    (leaf) =>
      'picture' in leaf &&
      pictures.some(
        (picked) =>
          (typeof leaf.picture.hash === 'string' && picked.includes(leaf.picture.hash)) ||
          picked === leaf.picture.alternativeText,
      ),
  );
  return shown?.path ?? byText(written, texts);
}
