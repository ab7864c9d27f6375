import type { MapFeature } from '../features.ts';

interface Edge {
  from: string;
  to: string;
  metres: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The edges of a floor that are walked, both ways. */
export function walksOf(features: readonly MapFeature[]): Edge[] {
  return features
    .filter(({ feature_type: type, properties }) => type === 'edge' && properties.kind === 'walk')
    .flatMap(({ properties }): Edge[] => {
      const [from, to] = [textOf(properties.from), textOf(properties.to)];
      const metres = Number(properties.metres);
      return [
        { from, to, metres },
        { from: to, to: from, metres },
      ];
    });
}

/** Lengths of the shortest ways from a node to all others, through none of the places. */
export function lengthsFrom(start: string, edges: readonly Edge[], places: ReadonlySet<string>) {
  const least = new Map([[start, 0]]);
  const open = new Set([start]);
  for (const at of open) {
    open.delete(at);
    if (places.has(at) && at !== start) continue;
    for (const { to, metres } of edges.filter(({ from }) => from === at)) {
      const through = (least.get(at) ?? 0) + metres;
      if (through >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(to, through);
      open.add(to);
    }
  }
  return least;
}
