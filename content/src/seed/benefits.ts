import type { Seeding } from './seeding';
import type { Shops } from './shops';

/** Coupons, the gift card page, social responsibility and mobile apps of the demo. */
export function seedBenefits(_seeding: Seeding, _shops: Shops): void {}
