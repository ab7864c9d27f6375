import { type DeskCall, desk } from './desk-calls.ts';
import { sharedToken } from './staff.ts';

const PASSWORD = 'Haslo-2026-nowe';

interface Person {
  firstname: string;
  lastname: string;
}

async function dataOf<T>(call: DeskCall, method: string, path: string, sent?: object): Promise<T> {
  const { status, body } = await call(method, path, sent);
  if (status >= 300) throw new Error(`${method} ${path} was answered ${status}`);
  return (body as { data: T }).data;
}

/**
 * Has a second editor, another person than the one whom all tests share, who is there for as long as `use` takes.
 * @param use gets the token of that person, who is signed in
 */
export async function withColleague(person: Person, use: (token: string) => Promise<void>): Promise<void> {
  const admin = desk(await sharedToken('admin'));
  const roles = await dataOf<{ id: number; code: string }[]>(admin, 'GET', '/admin/roles');
  const editor = roles.find(({ code }) => code === 'strapi-editor');
  if (!editor) throw new Error('the admin has no role for editors');
  const added = await dataOf<{ id: number; registrationToken: string }>(admin, 'POST', '/admin/users', {
    ...person,
    email: `colleague-${Date.now()}@staff.example`,
    roles: [editor.id],
  });
  try {
    const { token } = await dataOf<{ token: string }>(desk(), 'POST', '/admin/register', {
      registrationToken: added.registrationToken,
      userInfo: { ...person, password: PASSWORD },
    });
    await use(token);
  } finally {
    await admin('DELETE', `/admin/users/${added.id}`);
  }
}
