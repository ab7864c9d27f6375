import { beforeEach, expect, it, vi } from 'vitest';
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

it('tells whoever invites that the mail could not be sent, and where its link is', async () => {
  outcome = { state: 'failed', fault: 'ECONNREFUSED' };
  await expect(added?.({ result: PERSON })).rejects.toThrow('its invitation could not be sent');
  expect(String(logged[0])).toContain('ECONNREFUSED');
});

it('writes to nobody who can sign in already', async () => {
  await added?.({ result: { ...PERSON, isActive: true } });
  await added?.({ result: { ...PERSON, registrationToken: null } });
  expect(sent).toEqual([]);
});
