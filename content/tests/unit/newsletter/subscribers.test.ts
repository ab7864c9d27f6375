import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['newsletter-subscriber', 'newsletter-suppression', 'delivery', 'header'];
const NOW = new Date('2026-05-10T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const ANNA = {
  ...{ email: 'anna@example.com', first_name: 'Anna', last_name: null, phone_number: null },
  type: 'newsletter',
  source: 'https://b.example/',
  ageConsent: true,
} as const;

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let newsletter: typeof import('../../../src/newsletter/subscribers');
let links: typeof import('../../../src/kit/links/letter-links');
let lists: typeof import('../../../src/newsletter/import-list');

const person = async () => (await table('newsletter-subscriber').findMany({}))[0];
const kinds = async () =>
  (await table('delivery').findMany({ orderBy: [{ id: 'asc' }] })).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

async function confirmation(): Promise<{ documentId: string; requestedAt: Date }> {
  const row = await person();
  const link = await links.confirmLink(String(row?.documentId), new Date(String(row?.requestedAt)), 'en');
  const meant = await links.confirmedBy(tokenOf(link));
  if (!meant) throw new Error('no such sign-up');
  return meant;
}

describe('the list', () => {
  beforeEach(async () => {
    vi.resetModules();
    process.env.CRM_URL = 'https://crm.example/';
    process.env.CRM_SECRET = 's';
    database = await openDatabase(TYPES);
    const kept = new Map<string, unknown>();
    Object.assign(strapi, {
      contentType: () => ({ options: {} }),
      store: () => ({
        get: async ({ key }: { key: string }) => kept.get(key),
        set: async ({ key, value }: { key: string; value: unknown }) => void kept.set(key, value),
      }),
    });
    ({ table } = await import('../../../src/kit/table'));
    newsletter = await import('../../../src/newsletter/subscribers');
    const { ensureLetterKey } = await import('../../../src/kit/links/letter-key');
    await ensureLetterKey();
    links = await import('../../../src/kit/links/letter-links');
    lists = await import('../../../src/newsletter/import-list');
  });

  afterEach(async () => {
    delete process.env.CRM_URL;
    delete process.env.CRM_SECRET;
    await database.close();
  });

  const signUp = (now = NOW) => newsletter.storeSignUp(ANNA, 'en', 'origin', now);
  const confirm = async (now = NOW) => {
    const { documentId, requestedAt } = await confirmation();
    return newsletter.confirm(documentId, requestedAt, 'elsewhere', now);
  };
  const bring = (csv: string) =>
    lists.importList(lists.readList(csv, ['pl-PL', 'en']), 'Papier, 12 maja 2026', NOW);

  it('mails nobody while their sign-up is still to be answered', async () => {
    const { answerAfter } = await import('../../../src/newsletter/sign-up');
    await signUp();
    const [row] = await table('delivery').findMany({});
    const latest = Math.max(...Array.from({ length: 1_000 }, answerAfter));
    expect(new Date(String(row?.nextAt)).getTime()).toBeGreaterThan(later(latest).getTime());
  });

  it('lets an address wait until its owner confirms, and keeps when, which words and from where', async () => {
    expect(await signUp()).toMatchObject({ code: 'created', state: 'pending' });
    expect(await kinds()).toEqual(['newsletterConfirmation waiting']);
    expect(await person()).toMatchObject({ state: 'pending', confirmedAt: null, origin: 'origin' });
    expect(await confirm(later(1_000))).toBe(true);
    expect(await person()).toMatchObject({
      ...{ state: 'subscribed', origin: 'origin', confirmOrigin: 'elsewhere', source: 'https://b.example/' },
      consentWords: expect.stringMatching(/^I am 16 or older and want to get the newsletter of /),
    });
    expect(new Date(String((await person())?.confirmedAt))).toEqual(later(1_000));
    expect(await kinds()).toEqual([
      'newsletterConfirmation waiting',
      'newsletterWelcome waiting',
      'newsletter waiting',
    ]);
    expect(await confirm(), 'pressed again').toBe(true);
    expect(await kinds()).toHaveLength(3);
  });

  it('mails an address once, however often it is typed within ten minutes', async () => {
    for (let turn = 0; turn < 5; turn++) await signUp(later(turn * 1_000));
    expect(await kinds()).toEqual(['newsletterConfirmation waiting']);
    await signUp(later(11 * 60_000));
    expect(await kinds()).toEqual(['newsletterConfirmation waiting', 'newsletterConfirmation waiting']);
  });

  it('takes one who leaves off the list with what still waited to be mailed, and tells the CRM', async () => {
    await signUp();
    await confirm();
    const { documentId } = await confirmation();
    const token = tokenOf(await links.leaveLink(documentId, 'en'));
    expect(await links.subscriberOf(token)).toBe(documentId);
    for (let turn = 0; turn < 2; turn++) await newsletter.leave(documentId, later(2_000));
    expect(await person()).toMatchObject({ state: 'left' });
    expect(await kinds()).toEqual(['newsletter waiting', 'newsletter waiting']);
    expect(await confirm(), 'an old mail puts nobody back').toBe(false);
    expect(await person()).toMatchObject({ state: 'left' });
    // Nor when somebody types the address once more.
    await signUp(later(3_000));
    expect(await newsletter.confirm(documentId, NOW, 'elsewhere', later(4_000))).toBe(false);
    expect(await person()).toMatchObject({ state: 'pending' });
  });

  it('brings nobody back who has left, until they sign up and confirm again', async () => {
    await signUp();
    await confirm();
    const { documentId } = await confirmation();
    await newsletter.leave(documentId, NOW);
    // As if the year after which their row goes were over.
    await table('newsletter-subscriber').deleteMany({ where: {} });
    const list = 'Email;Język\nANNA@example.com;en\newa@example.com;pl\nnobody\newa@example.com;en';
    expect(await bring(list)).toEqual({
      ...{ added: 1, known: 0 },
      problems: [
        { line: 2, why: 'left' },
        { line: 4, why: 'email' },
        { line: 5, why: 'repeated' },
      ],
    });
    expect(await person()).toMatchObject({
      ...{ email: 'ewa@example.com', language: 'pl-PL', state: 'subscribed' },
      consentWords: 'Papier, 12 maja 2026',
    });
    await table('newsletter-subscriber').deleteMany({ where: {} });
    await signUp(later(1));
    expect((await bring(list)).problems, 'not confirmed yet').toContainEqual({ line: 2, why: 'left' });
    await confirm();
    expect(await bring(list)).toMatchObject({ added: 0, known: 2 });
  });

  it.each([
    ['email\n"anna@example.com', 'CSV UTF-8'],
    ['email;imi\uFFFD\nanna@example.com;Anna', 'CSV UTF-8'],
    ['adres\nanna@example.com', '"email"'],
    ['', '"email"'],
  ])('takes nothing of %j and says how it is mended', (file, words) =>
    expect(() => bring(file)).toThrow(words),
  );

  it('takes no token for another purpose, nor one that was changed', async () => {
    await signUp();
    const { documentId, requestedAt } = await confirmation();
    const leave = tokenOf(await links.leaveLink(documentId, 'en'));
    const confirming = tokenOf(await links.confirmLink(documentId, requestedAt, 'en'));
    expect(await links.confirmedBy(leave)).toBeUndefined();
    expect(await links.subscriberOf(confirming)).toBeUndefined();
    for (const token of [`x${leave}`, leave.slice(0, -1), leave.replace('.', '.x'), '', '.', 'a.'])
      expect(await links.subscriberOf(token), token).toBeUndefined();
  });

  it('takes links of old letters after the next start', async () => {
    const token = tokenOf(await links.leaveLink('row1', 'en'));
    vi.resetModules();
    const { ensureLetterKey } = await import('../../../src/kit/links/letter-key');
    await ensureLetterKey();
    const started = await import('../../../src/kit/links/letter-links');
    expect(await started.subscriberOf(token)).toBe('row1');
  });

  it('changes the language of the letters, and no more of one who has left', async () => {
    await signUp();
    await confirm();
    const { documentId } = await confirmation();
    expect(await newsletter.changeLanguage(documentId, 'pl-PL', later(5))).toBe(true);
    expect(await person()).toMatchObject({ language: 'pl-PL', state: 'subscribed' });
    await newsletter.leave(documentId, later(6));
    expect(await newsletter.changeLanguage(documentId, 'en', later(7))).toBe(false);
  });
});
