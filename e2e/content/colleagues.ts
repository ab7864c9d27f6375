import { dataOf, desk } from './desk-calls.ts';
import { sharedToken } from './staff.ts';

const PASSWORD = 'Haslo-2026-nowe';

interface Person {
  firstname: string;
  lastname: string;
}

/**
 * Has a second editor, another person than the one whom all tests share, who is there for as long as `use` takes.
 * @param use gets the token of that person, who is signed in
 */
export async function withColleague(person: Person, use: (token: string) => Promise<void>): Promise<void> {
  const admin = desk(await sharedToken('admin'));
  const roles = dataOf<{ id: number; code: string }[]>(await admin('GET', '/admin/roles'), 'the roles');
  const editor = roles.find(({ code }) => code === 'strapi-editor');
  if (!editor) throw new Error('the admin has no role for editors');
  const colleague = { ...person, email: `colleague-${Date.now()}@staff.example`, roles: [editor.id] };
  const added = dataOf<{ id: number; registrationToken: string }>(
    await admin('POST', '/admin/users', colleague),
    'a colleague',
  );
  try {
    const registration = {
      registrationToken: added.registrationToken,
      userInfo: { ...person, password: PASSWORD },
    };
    await use(
      dataOf<{ token: string }>(await desk()('POST', '/admin/register', registration), 'a registration')
        .token,
    );
  } finally {
    await admin('DELETE', `/admin/users/${added.id}`);
  }
}
