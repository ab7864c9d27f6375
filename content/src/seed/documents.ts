import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Contact and info, terms and policies, landing pages and surveys of the demo. */
export function seedDocuments(_seeding: Seeding, _shops: Shops): void {}
