import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { leftOut, quoted, type Tell } from '../telling.ts';

/** Plain data of a YAML file. All values are texts, as written: 01234 keeps its zero, 10:00 its colon. */
export type Plain = string | null | Plain[] | { [key: string]: Plain };

export type Path = readonly (string | number)[];

export const isPlainMap = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface YamlData {
  data: { [key: string]: Plain };
  /** The line, from 1, on which a value's key or list item stands; of the nearest value around it where it is gone. */
  lineOf(path: Path): number;
}

/** Where a value stands, for people: "line 12, floors 2, colour". List items are counted from 1. */
export function placeOf(yaml: YamlData, path: Path): string {
  const words = path.reduce<string>((said, part) => {
    if (typeof part === 'number') return `${said} ${part + 1}`;
    return said === '' ? part : `${said}, ${part}`;
  }, '');
  return `line ${yaml.lineOf(path)}, ${words}`;
}

const MAX_DEPTH = 20;

/** Reads a file whose outermost value is a mapping; tells of every syntax fault, and goes on with what there is. */
export function readYaml(text: string, tell: Tell): YamlData | undefined {
  const lines = new LineCounter();
  const document = parseDocument<Node, false>(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
    uniqueKeys: false,
  });
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line || 1;
  for (const { message, pos } of document.errors)
    tell(
      `line ${lineAt(pos[0])}`,
      leftOut(`Not YAML: ${message}.`, 'Mend this line; what stands after it may be lost.'),
    );

  function plain(node: unknown, depth: number): Plain {
    if (isScalar(node)) return typeof node.value === 'string' ? node.value.trim() : null;
    if (isAlias(node)) {
      tell(
        `line ${lineAt(node.range?.[0])}`,
        leftOut('References (*) are not read.', 'Write the value itself.'),
      );
      return null;
    }
    if (depth > MAX_DEPTH) return null;
    if (isSeq(node)) return node.items.map((item) => plain(item, depth + 1));
    if (!isMap(node)) return null;
    const entries = new Map<string, Plain>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (entries.has(name))
        tell(
          `line ${lineAt(isScalar(key) ? key.range?.[0] : undefined)}, ${name}`,
          leftOut(`${quoted(name)} stands twice; the first one counts.`, 'Take one of them out.'),
        );
      else entries.set(name, plain(value, depth + 1));
    }
    return Object.fromEntries(entries);
  }

  function lineOf(path: Path): number {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0];
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
        if (!pair) break;
        offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
        node = pair.value;
      } else if (isSeq(node) && typeof part === 'number') {
        const item: unknown = node.items[part];
        if (isScalar(item) || isMap(item) || isSeq(item)) offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return lineAt(offset);
  }

  const data = plain(document.contents, 0);
  return isPlainMap(data) ? { data, lineOf } : undefined;
}
