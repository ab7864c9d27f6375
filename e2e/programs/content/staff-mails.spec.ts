import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedToken } from '../../content/staff.ts';
import { mailsOf } from '../../processes/receivers.ts';

async function ask(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(contentUrl() + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('a person who is added gets an invitation, and a new password who asks for it', async () => {
  const token = await sharedToken('admin');
  const email = `new-${Date.now()}@staff.example`;
  const roles = (await (await ask('GET', '/admin/roles', undefined, token)).json()) as {
    data: { id: number; code: string }[];
  };
  const editor = roles.data.find(({ code }) => code === 'strapi-editor');
  const added = await ask(
    'POST',
    '/admin/users',
    { email, firstname: 'Nowa', lastname: 'Osoba', roles: [editor?.id] },
    token,
  );
  expect(added.status).toBe(201);
  const { data: person } = (await added.json()) as { data: { id: number } };
  try {
    await expect.poll(async () => (await mailsOf(email)).length, { timeout: scaled(20_000) }).toBe(1);
    const [invitation] = await mailsOf(email);
    expect(invitation?.parsed.subject).toBe(
      'Galeria Borealis: Zaproszenie do panelu treści / Invitation to the content admin',
    );
    const registration = /\/admin\/auth\/register\?registrationToken=([\w-]+)/.exec(
      invitation?.parsed.text ?? '',
    );
    const registered = await ask('POST', '/admin/register', {
      registrationToken: registration?.[1],
      userInfo: { firstname: 'Nowa', lastname: 'Osoba', password: 'Haslo-2026-nowe' },
    });
    expect(registered.status).toBe(200);
    await ask('PUT', `/admin/users/${person.id}`, { preferedLanguage: 'pl' }, token);

    await ask('POST', '/admin/forgot-password', { email });
    await expect.poll(async () => (await mailsOf(email)).length, { timeout: scaled(20_000) }).toBe(2);
    const reset = (await mailsOf(email))[1]?.parsed;
    expect(reset?.subject).toContain('Nowe hasło');
    const code = /\/admin\/auth\/reset-password\?code=([\w-]+)/.exec(reset?.text ?? '')?.[1];
    const changed = await ask('POST', '/admin/reset-password', {
      resetPasswordToken: code,
      password: 'Haslo-2026-inne',
    });
    expect(changed.status).toBe(200);
  } finally {
    await ask('DELETE', `/admin/users/${person.id}`, undefined, token);
  }
});
