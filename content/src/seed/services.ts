import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Personal stylists, media sales, favicon, scripts and the map of the demo. */
export function seedServices(_seeding: Seeding, _shops: Shops): void {}
