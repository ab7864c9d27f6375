import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Inspirations, the marketplace, Instagram and special promotions of the demo. */
export function seedStories(_seeding: Seeding, _shops: Shops): void {}
