import type { CategoryKey, SpecialtyKey, SubCategoryKey } from './categories.ts';
import type { LinkOf } from './shapes.ts';
import type { TenantKey } from './tenants.ts';

/** Where a link of the demo leads. */
export type LinkTarget = LinkOf<CategoryKey, SubCategoryKey, SpecialtyKey, TenantKey>;
