import type { Context } from 'koa';
import { uidOf } from './table';

type Action = 'create' | 'read' | 'update' | 'publish';

interface Ability {
  can(action: string, subject: unknown): boolean;
}

interface PermissionChecker {
  create(asked: { userAbility: Ability; model: string }): {
    can: Record<Action, (entry?: object, field?: string) => boolean>;
  };
}

/**
 * Whether who asks may do that with entries of a type, in a language when one is named; by the roles of the admin.
 * @param of a language; or an entry with its `locale` and `createdBy`, for roles that are limited to their own
 * @param field of the entry, "hours.day" in a component
 */
export function mayStaff(
  ctx: Context,
  action: Action,
  type: string,
  of?: string | object,
  field?: string,
): boolean {
  const model = type.includes('::') ? type : uidOf(type);
  const checker = strapi.plugin('content-manager').service('permission-checker') as PermissionChecker;
  const { can } = checker.create({ userAbility: ctx.state.userAbility as Ability, model });
  return can[action](typeof of === 'string' ? (of ? { locale: of } : undefined) : of, field);
}

/** Who is signed in, or could be. */
export interface StaffMember {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

/** How colleagues call who is signed in; null for one without a name. An address is no name. */
export function staffName(user: StaffMember | undefined): string | null {
  return [user?.firstname, user?.lastname].filter(Boolean).join(' ') || user?.username || null;
}
