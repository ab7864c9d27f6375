import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Jobs and press of the demo. */
export function seedNews(_seeding: Seeding, _shops: Shops): void {}
