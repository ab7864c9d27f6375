import type { Translate } from './translator.ts';

const KEYS = {
  '-1': 'common:floor.name.underground',
  '0': 'common:floor.name.ground',
  '1': 'common:floor.name.first',
  '2': 'common:floor.name.second',
  '3': 'common:floor.name.third',
} as const;

const isNamed = (level: string): level is keyof typeof KEYS => Object.hasOwn(KEYS, level);

type Names = ReadonlyMap<number, string>;

declare global {
  var mallFloorNames: WeakMap<Translate, Names> | undefined;
}

/**
 * The centre's own names of its floors in a language, which has one translator. On the global object for the same
 * reason as the translators: the built pages carry a copy of this module.
 */
export function nameFloors(t: Translate, names: Names): void {
  globalThis.mallFloorNames ??= new WeakMap();
  globalThis.mallFloorNames.set(t, names);
}

/** Floors that the centre calls otherwise than this language's dictionary does, whatever the capitals, by level. */
export function ownFloorNames(t: Translate): Record<number, string> {
  const names = [...(globalThis.mallFloorNames?.get(t) ?? [])];
  return Object.fromEntries(names.filter(([level, name]) => !isAlike(name, usualName(level, t))));
}

const isAlike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What a floor is called: as the centre says, else "parter", "pierwsze piętro", else its number. */
export function floorName(level: number, t: Translate): string {
  return globalThis.mallFloorNames?.get(t)?.get(level) ?? usualName(level, t);
}

function usualName(level: number, t: Translate): string {
  const named = String(level);
  return isNamed(named) ? t(KEYS[named]) : named.replace('-', '−');
}
