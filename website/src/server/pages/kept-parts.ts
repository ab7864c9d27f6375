import { randomUUID } from 'node:crypto';

/** Nobody who writes content knows it. */
const MARK = `<!--kept ${randomUUID()} `;
const END = '-->';

interface KeptParts {
  /** What stands for a part until the page is finished. @param part HTML in UTF-8 */
  keep(part: Buffer): string;
  /** The page with its parts in their places. */
  putIn(page: Buffer): Buffer;
}

/**
 * Parts of one page that many pages share (header, footer, home's board of shops): kept as the bytes that are sent, they
 * go neither through the renderer nor through its encoder, whatever they weigh.
 */
export function createKeptParts(): KeptParts {
  const parts: Buffer[] = [];
  return {
    keep(part) {
      parts.push(part);
      return `${MARK}${parts.length - 1}${END}`;
    },
    putIn(page) {
      const pieces: Buffer[] = [];
      let from = 0;
      for (let at = page.indexOf(MARK); at >= 0; at = page.indexOf(MARK, from)) {
        const end = page.indexOf(END, at);
        const part = parts[Number(page.toString('latin1', at + MARK.length, end))];
        pieces.push(page.subarray(from, at), ...(part ? [part] : []));
        from = end + END.length;
      }
      return from === 0 ? page : Buffer.concat([...pieces, page.subarray(from)]);
    },
  };
}
