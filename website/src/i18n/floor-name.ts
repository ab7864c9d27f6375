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

/** What a floor is called: as the centre says, else "parter", "pierwsze piętro", else its number. */
export function floorName(level: number, t: Translate): string {
  const named = String(level);
  const own = globalThis.mallFloorNames?.get(t)?.get(level);
  return own ?? (isNamed(named) ? t(KEYS[named]) : named.replace('-', '−'));
}
