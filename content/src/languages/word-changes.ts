/** A stretch of a text: it stands in both, or it went, or it came. */
export interface Stretch {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** More cells are not reckoned: then all between the first and the last difference counts as changed. */
const MAX_CELLS = 4_000_000;

/** So many words of what has not changed stand on either side of a change. */
const AROUND = 12;

const GAP = '… ';

/** Words and line breaks. */
const WORD = /\n|\S+/g;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const joined = (words: readonly string[]): string =>
  words.map((word) => (word === '\n' ? word : `${word} `)).join('');

interface Step {
  kind: Stretch['kind'];
  word: string;
}

const all = (kind: Stretch['kind'], words: readonly string[]): Step[] =>
  words.map((word) => ({ kind, word }));

/** The way from one list of words to the other that keeps most of them. */
function stepsBetween(was: readonly string[], now: readonly string[]): Step[] {
  if (was.length * now.length > MAX_CELLS) return [...all('gone', was), ...all('new', now)];
  const width = now.length + 1;
  // How many words stand in both of what begins at a place in either list.
  const common = new Uint16Array((was.length + 1) * width);
  const at = (before: number, after: number): number => common[before * width + after] ?? 0;
  for (let before = was.length - 1; before >= 0; before -= 1)
    for (let after = now.length - 1; after >= 0; after -= 1)
      common[before * width + after] =
        was[before] === now[after]
          ? at(before + 1, after + 1) + 1
          : Math.max(at(before + 1, after), at(before, after + 1));
  const steps: Step[] = [];
  for (let before = 0, after = 0; before < was.length || after < now.length; ) {
    const [old, fresh] = [was[before], now[after]];
    if (old !== undefined && old === fresh) {
      steps.push({ kind: 'same', word: old });
      before += 1;
      after += 1;
    } else if (old !== undefined && (fresh === undefined || at(before + 1, after) >= at(before, after + 1))) {
      steps.push({ kind: 'gone', word: old });
      before += 1;
    } else if (fresh !== undefined) {
      steps.push({ kind: 'new', word: fresh });
      after += 1;
    }
  }
  return steps;
}

/** How many words two lists begin with alike. */
function commonStart(was: readonly string[], now: readonly string[]): number {
  const end = Math.min(was.length, now.length);
  let at = 0;
  while (at < end && was[at] === now[at]) at += 1;
  return at;
}

/** What has not changed, as far as it stands around changes. */
function context(words: readonly string[], isFirst: boolean, isLast: boolean): string {
  const after = isFirst ? 0 : AROUND;
  const before = isLast ? 0 : AROUND;
  if (words.length <= after + before) return joined(words);
  return joined(words.slice(0, after)) + GAP + joined(before > 0 ? words.slice(-before) : []);
}

/** The way from one text to the other, word by word. */
function stepsOf(textThen: string, textNow: string): Step[] {
  const [was, now] = [wordsOf(textThen), wordsOf(textNow)];
  const start = commonStart(was, now);
  const [oldRest, freshRest] = [was.slice(start), now.slice(start)];
  const end = commonStart(oldRest.toReversed(), freshRest.toReversed());
  return [
    ...all('same', was.slice(0, start)),
    ...stepsBetween(oldRest.slice(0, oldRest.length - end), freshRest.slice(0, freshRest.length - end)),
    ...all('same', oldRest.slice(oldRest.length - end)),
  ];
}

/**
 * The words that went from a text and came to it, in their order, with some of what stands around them. Spaces do not
 * count; empty where nothing else differs.
 */
export function wordChanges(textThen: string, textNow: string): Stretch[] {
  const steps = stepsOf(textThen, textNow);
  // What went stands before what came in its place.
  const runs: Record<Stretch['kind'], string[]>[] = [];
  for (const { kind, word } of steps) {
    const last = runs.at(-1);
    const goesOn = last && (kind !== 'same' || last.gone.length + last.new.length === 0);
    const run = goesOn ? last : { same: [], gone: [], new: [] };
    if (!goesOn) runs.push(run);
    run[kind].push(word);
  }
  if (runs.every((run) => run.gone.length + run.new.length === 0)) return [];
  return runs.flatMap((run, at): Stretch[] => {
    const isTail = run.gone.length + run.new.length === 0;
    const stretches: Stretch[] = [
      { kind: 'same', text: run.same.length > 0 ? context(run.same, at === 0, isTail) : '' },
      { kind: 'gone', text: joined(run.gone) },
      { kind: 'new', text: joined(run.new) },
    ];
    return stretches.filter(({ text }) => text !== '');
  });
}

/**
 * All of a text as it is written now, the words that came to it apart from those that stood there; what went is not in
 * it. Null where nothing differs but spaces.
 */
export function newWords(textThen: string, textNow: string): Stretch[] | null {
  const steps = stepsOf(textThen, textNow);
  if (steps.every(({ kind }) => kind === 'same')) return null;
  const starts = [...textNow.matchAll(WORD)].map(({ index }) => index);
  const stretches: Stretch[] = [];
  for (const [at, { kind }] of steps.filter((step) => step.kind !== 'gone').entries()) {
    // A word with the spaces after it, the first one with those before it too.
    const text = textNow.slice(at === 0 ? 0 : starts[at], starts[at + 1]);
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  }
  return stretches;
}
