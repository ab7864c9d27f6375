import { plainText } from './text.ts';

/**
 * Makes anchors of headings: lower-case ASCII words where the letters allow it, else a number. No two are the same.
 * @param prefix keeps them apart from the other ids of a page
 */
export function anchors(prefix: string): (name: string) => string {
  const taken = new Set<string>();
  let count = 0;
  return (name) => {
    count += 1;
    const words = name
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/[łŁ]/g, 'l')
      .replace(/[đĐ]/g, 'd')
      .toLowerCase();
    const ascii = /[^\p{ASCII}’„”–−…]/u.test(words) ? '' : words.replace(/[^a-z0-9]+/g, '-');
    const short = ascii.replace(/^-|-$/g, '').slice(0, 60).replace(/-$/, '');
    const wanted = short === '' ? `${prefix}-${count}` : `${prefix}-${short}`;
    const id = taken.has(wanted) ? `${wanted}-${count}` : wanted;
    taken.add(id);
    return id;
  };
}

/** A long document's chapters, and its HTML with their ids on the second-level headings. @param html sanitised */
export function withChapters(html: string): { html: string; chapters: { id: string; name: string }[] } {
  const anchor = anchors('s');
  const chapters: { id: string; name: string }[] = [];
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (whole, inside: string) => {
    const name = plainText(inside);
    if (name === undefined) return whole;
    const id = anchor(name);
    chapters.push({ id, name });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: anchored, chapters };
}
