/**
 * The commands of the first indented block after a place in a document, without the remarks at their ends.
 * @param place words that stand in the document once, before the block @throws where they do not, or no block follows
 */
export function commandsAfter(document: string, place: string): string[] {
  const [, after, again] = document.split(place);
  if (after === undefined || again !== undefined)
    throw new Error(`"${place}" must stand in the document once.`);
  const block = /(?:^ {4}\S.*\n)+/m.exec(`${after}\n`)?.[0];
  if (!block) throw new Error(`No commands follow "${place}".`);
  return block
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/ {2,}#.*$/, '').trim());
}
