import { settings } from '../settings';

const DEMO_ADMIN = 'admin@borealis.example';
const DEMO_EDITOR = 'editor@borealis.example';

interface UserService {
  exists(where: Record<string, unknown>): Promise<boolean>;
  create(user: Record<string, unknown>): Promise<unknown>;
}

interface RoleService {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

const users = () => strapi.service('admin::user') as unknown as UserService;

async function create(email: string, firstname: string, password: string, role: number) {
  await users().create({
    email,
    firstname,
    password,
    isActive: true,
    registrationToken: null,
    roles: [role],
  });
}

/**
 * Makes the first people of an empty system: of the demo when it was just seeded, else the administrator that
 * ADMIN_EMAIL and ADMIN_PASSWORD name. Otherwise the admin asks its first visitor to register, as Strapi does.
 */
export async function ensurePeople(seeded: boolean, editorRole: number | null): Promise<void> {
  const { admin, demoPassword } = settings();
  if (await users().exists({})) return;
  const superAdmin = await (strapi.service('admin::role') as unknown as RoleService).getSuperAdmin();
  if (!superAdmin) return;
  if (admin) await create(admin.email, 'Admin', admin.password, superAdmin.id);
  else if (seeded) {
    await create(DEMO_ADMIN, 'Admin', demoPassword, superAdmin.id);
    if (editorRole) await create(DEMO_EDITOR, 'Redakcja', demoPassword, editorRole);
  }
}

/** Says how to sign in while the demo's accounts are there. Never in a centre of one's own. */
export async function tellDemoAccounts(): Promise<void> {
  const { demo, demoPassword, host, port } = settings();
  if (!demo || !(await users().exists({ email: DEMO_ADMIN }))) return;
  strapi.log.info('demo accounts', {
    admin: DEMO_ADMIN,
    editor: DEMO_EDITOR,
    password: demoPassword,
    address: `http://${host}:${port}/admin`,
  });
  if (!['127.0.0.1', 'localhost', '::1'].includes(host)) {
    strapi.log.warn('the demo accounts can be reached from other machines: set DEMO_PASSWORD or DEMO=0');
  }
}
