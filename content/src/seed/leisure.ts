import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Cinema, daily menu and lunch cards of the demo. */
export function seedLeisure(_seeding: Seeding, _shops: Shops): void {}
