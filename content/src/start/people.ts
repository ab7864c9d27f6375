import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE } from '@mall/contract';
import { DEMO_ADMIN, DEMO_EDITOR } from '../seed/demo-accounts';
import { settings } from '../settings';
import { knownPassword } from './demo-password';

interface UserService {
  exists(where: Record<string, unknown>): Promise<boolean>;
  create(user: Record<string, unknown>): Promise<unknown>;
}

interface RoleService {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

/** Strapi's own people of the admin. */
export const users = () => strapi.service('admin::user') as unknown as UserService;

/** Of the admin, which has two. */
const CENTRE_LANGUAGE = DEFAULT_LOCALE.startsWith('pl') ? 'pl' : 'en';

/** Gives whoever is invited the language of the centre, until they choose another one in their profile. */
export function giveLanguage(): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params: { data } }) {
      if (data && typeof data.registrationToken === 'string') data.preferedLanguage ??= CENTRE_LANGUAGE;
    },
  });
}

interface Person {
  email: string;
  firstname: string;
  password: string;
  preferedLanguage?: string;
}

async function create(person: Person, role: number) {
  await users().create({
    ...person,
    isActive: true,
    registrationToken: null,
    roles: [role],
  });
}

/**
 * Makes the first people of an empty system: of the demo when it was just seeded, else the administrator that
 * ADMIN_EMAIL and ADMIN_PASSWORD name. Otherwise the address in the
 * log leads to the form that makes one (`first-administrator.ts`).
 */
export async function ensurePeople(seeded: boolean, editorRole: number | null): Promise<void> {
  const { admin } = settings();
  if (await users().exists({})) return;
  const superAdmin = await (strapi.service('admin::role') as unknown as RoleService).getSuperAdmin();
  if (!superAdmin) return;
  if (admin) await create({ ...admin, firstname: 'Admin', preferedLanguage: CENTRE_LANGUAGE }, superAdmin.id);
  else if (seeded) {
    const known = knownPassword(settings());
    const password = known ?? randomBytes(12).toString('base64url');
    // Whoever tries the demo reads it in the language of their browser.
    await create({ email: DEMO_ADMIN, firstname: 'Admin', password }, superAdmin.id);
    if (editorRole) await create({ email: DEMO_EDITOR, firstname: 'Redakcja', password }, editorRole);
    if (!known) strapi.log.warn('password of the demo accounts, said this once', { password });
  }
}

/** Says how to sign in while the demo's accounts are there. Never in a centre of one's own. */
export async function tellDemoAccounts(): Promise<void> {
  const { demo, host, port } = settings();
  if (!demo || !(await users().exists({ email: DEMO_ADMIN }))) return;
  const password = knownPassword(settings());
  strapi.log.info('demo accounts', {
    admin: DEMO_ADMIN,
    editor: DEMO_EDITOR,
    ...(password && { password }),
    address: `http://${host}:${port}/admin`,
  });
}
