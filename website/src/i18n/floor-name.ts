import type { Translate } from './translator.ts';

const KEYS = {
  '-1': 'common:floor.name.underground',
  '0': 'common:floor.name.ground',
  '1': 'common:floor.name.first',
  '2': 'common:floor.name.second',
  '3': 'common:floor.name.third',
} as const;

/** What a floor is called: "parter", "pierwsze piętro". */
export function floorName(level: -1 | 0 | 1 | 2 | 3, t: Translate): string {
  return t(KEYS[level]);
}
