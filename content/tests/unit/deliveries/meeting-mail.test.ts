import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryJob } from '../../../src/deliveries/queue';
import type { Row } from '../../../src/kit/table';
import { openDatabase, type TestDatabase } from '../database';

/** Single types by name, as the staff have filled them in: the content of their components stands in other tables. */
let content: Record<string, object | null>;
const asked: unknown[] = [];
vi.mock('../../../src/kit/singles', () => ({
  single: async (name: string, view: unknown) => {
    asked.push(view);
    return content[name] ?? null;
  },
}));

const SUBMISSION = {
  id: 1,
  documentId: 'form',
  email: 'anna@poczta.example',
  payload: { first_name: 'Anna', last_name: 'Lis', date: '2026-11-24', hour: '14:00' },
} satisfies Row;
const COMMON = { centre: 'Kopos', host: 'kopos.example', staffEmail: 'styl@kopos.example' };

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let meetingMail: typeof import('../../../src/deliveries/meeting-mail')['meetingMail'];

beforeAll(async () => {
  database = await openDatabase(['personal-stylist-calendar', 'booking-step', 'hair-stylist']);
  ({ table } = await import('../../../src/kit/table'));
  ({ meetingMail } = await import('../../../src/deliveries/meeting-mail'));
  const at = { date: '2026-11-24', hour: '14:00' };
  await table('personal-stylist-calendar').create({
    data: { ...at, documentId: 'meeting', submission: 'form', state: 'confirmed', sequence: 1 },
  });
  await table('booking-step').create({
    data: { ...at, submission: 'form', sequence: 1, action: 'confirm', actor: 'staff', state: 'confirmed' },
  });
});
afterAll(() => database.close());
beforeEach(() => {
  asked.length = 0;
  content = {
    'stylist-page': { entrance: ' Įėjimas C ', place: 'Studija, 2 aukštas', phone: '+370 46 200 015' },
    'info-page': {
      contact: [
        { pictogram: 'phone', value: '+370 46 200 014' },
        { pictogram: 'pin', value: 'Pajūrio g. 14' },
      ],
    },
  };
});

const KINDS = ['bookingConfirmation', 'bookingUpdate', 'bookingReminder'] as const;

/** The letter of the meeting that goes out for a delivery of a kind, and the words of its calendar file. */
async function sent(kind: (typeof KINDS)[number]) {
  const job: DeliveryJob = {
    ...{ id: 1, documentId: 'job', kind, subject: 'form', language: 'lt-LT', resends: 0 },
    ...{ idempotencyKey: `${kind}-form.1`, createdAt: new Date('2026-11-21T09:00:00Z'), currentLease: null },
    ...{ attempts: 0, since: new Date('2026-11-21T09:00:00Z') },
  };
  const made = await meetingMail(job, SUBMISSION, COMMON);
  return { text: made?.letter.text ?? '', calendar: made?.calendar?.content.replace(/\r\n /g, '') ?? '' };
}

describe.each(KINDS)('a letter of the kind %s', (kind) => {
  it('says street, entrance, floor and telephone as the content has them in its language', async () => {
    const { text, calendar } = await sent(kind);
    for (const part of ['Pajūrio g. 14', 'Įėjimas C', 'Studija, 2 aukštas', '+370 46 200 015'])
      expect(text).toContain(part);
    expect(text).not.toContain('+370 46 200 014');
    expect(asked).toEqual(Array(2).fill({ locale: 'lt-LT', status: 'published' }));
    if (kind === 'bookingReminder') return expect(calendar).toBe('');
    expect(calendar).toContain('LOCATION:Kopos\\, Pajūrio g. 14\\, Įėjimas C\\, Studija\\, 2 aukštas\r\n');
  });

  it('names the centre’s telephone where the studio has none, and leaves out what nobody has written', async () => {
    content['stylist-page'] = { entrance: ' ', place: null, phone: '' };
    const { text } = await sent(kind);
    expect(text).toContain('+370 46 200 014');
    expect(text).toContain('Pajūrio g. 14');
    expect(text).not.toMatch(/Įėjimas|Studija|null|undefined/);
    content = {};
    expect((await sent(kind)).text).toContain('Kopos');
  });
});
