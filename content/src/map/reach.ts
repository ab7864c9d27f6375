export interface Way {
  from: string;
  to: string;
  kind: string;
  oneWay: boolean;
}

const STEPS = new Set(['stairs', 'escalator']);

function reached(starts: readonly string[], next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(starts);
  const open = [...starts];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

/**
 * The places that cannot be reached from one of the entrances, or from which none of them can be reached.
 * @param stepFree over neither stairs nor escalators
 */
export function unreached(
  places: readonly string[],
  entrances: readonly string[],
  ways: readonly Way[],
  stepFree: boolean,
): Set<string> {
  const onwards = new Map<string, string[]>();
  const backwards = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, from: string, to: string) => {
    const list = map.get(from);
    if (list) list.push(to);
    else map.set(from, [to]);
  };
  for (const { from, to, kind, oneWay } of ways) {
    if (stepFree && STEPS.has(kind)) continue;
    for (const [a, b] of oneWay
      ? [[from, to]]
      : [
          [from, to],
          [to, from],
        ]) {
      add(onwards, a ?? from, b ?? to);
      add(backwards, b ?? to, a ?? from);
    }
  }
  const home = reached(entrances, backwards);
  const from = entrances.map((entrance) => reached([entrance], onwards));
  return new Set(places.filter((place) => !home.has(place) || from.some((found) => !found.has(place))));
}
