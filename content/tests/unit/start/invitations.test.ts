import { beforeEach, expect, it, vi } from 'vitest';
import { tellInvitation } from '../../../src/admin/people/invitation';
import { registerStaffMails } from '../../../src/start/staff-mails';

const sent: { to: string[]; letter: { text: string } }[] = [];
let outcome: { state: string; fault?: string };

vi.mock('../../../src/deliveries/send-delivery', () => ({
  centreName: async () => 'Galeria Borealis',
  mails: () => async (mail: (typeof sent)[number]) => {
    sent.push(mail);
    return outcome;
  },
}));

let added: ((event: { result: object }) => Promise<void>) | undefined;
const logged: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  logged.length = 0;
  outcome = { state: 'delivered' };
  Object.assign(globalThis, {
    strapi: {
      plugin: () => ({}),
      log: { error: (error: unknown) => logged.push(error) },
      db: {
        query: () => ({ findOne: async () => ({ id: 1, preferedLanguage: 'pl' }) }),
        lifecycles: { subscribe: (to: { afterCreate: typeof added }) => (added = to.afterCreate) },
      },
    },
  });
  registerStaffMails();
});

const PERSON = { email: 'nowa@staff.example', registrationToken: 'abc def', isActive: false };

it('writes in both languages to whoever is invited: they have chosen none', async () => {
  await added?.({ result: PERSON });
  expect(sent).toMatchObject([{ to: ['nowa@staff.example'] }]);
  expect(sent[0]?.letter.text).toContain('/admin/auth/register?registrationToken=abc%20def');
  expect(sent[0]?.letter.text).toMatch(/Masz już konto.*You have an account/s);
});

it('lets the account stand where the mail could not be sent, and says so with its link', async () => {
  const result: Record<string, unknown> = { ...PERSON };
  await added?.({ result });
  expect(result).toEqual(PERSON);
  outcome = { state: 'failed', fault: 'ECONNREFUSED' };
  await added?.({ result });
  expect(result).toEqual({ ...PERSON, invitation: 'not-sent' });
  expect(String(logged[0])).toContain('ECONNREFUSED');
});

it('writes to nobody who can sign in already', async () => {
  await added?.({ result: { ...PERSON, isActive: true } });
  await added?.({ result: { ...PERSON, registrationToken: null } });
  expect(sent).toEqual([]);
});

it('tells whoever invites that the link is theirs to give, and nothing where the mail is under way', () => {
  const shown: object[] = [];
  const told = (person: object) =>
    tellInvitation(
      person,
      (notification) => shown.push(notification),
      ({ defaultMessage }) => defaultMessage,
    );
  told(PERSON);
  expect(shown).toEqual([]);
  told({ ...PERSON, invitation: 'not-sent' });
  // It stays until it is closed.
  expect(shown).toMatchObject([{ type: 'warning', blockTransition: true }]);
  expect(JSON.stringify(shown)).toMatch(/could not be sent.*link/);
});
