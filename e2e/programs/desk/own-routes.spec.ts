import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { type DeskCall, dataOf, desk, madeOffer } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { type Row, sharedStaff, sharedToken } from '../../content/staff.ts';
import {
  booking,
  dayAhead,
  freshEmail,
  freshKey,
  landingLead,
  ownTimes,
  send,
} from '../../forms/submission-forms.ts';

const SOURCES = join(import.meta.dirname, '../../../content/src');
const OFFER = 'api::offer.offer';
const OFFERS = `/content-manager/collection-types/${OFFER}`;
/** A type that editors read and do not change, and one that they do not even read. */
const FLOOR = 'api::location.location';
const SCRIPT = 'api::script.script';
const LANGUAGE = 'pl-PL';

/** Every route behind `/admin/mall` that the content system registers: 'POST /bin/:id/restore'. */
const registered = (): string[] =>
  globSync('**/*.ts', { cwd: SOURCES }).flatMap((file) =>
    [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
        /method: '(GET|POST|PUT|DELETE)',\s+path: '(\/[^']*)'/g,
      ),
    ].map(([, method, path]) => `${method} ${path}`),
  );

/** What of the centre the calls are about, made for this test alone. */
interface Things {
  offer: string;
  /** A plan of the offer. */
  plan: number;
  /** Of a deleted offer in the bin. */
  binned: number;
  floor: string;
  email: string;
  submission: string;
  delivery: string;
  meeting: string;
  /** The meeting's last step. */
  sequence: number;
  /** Of the meeting's stylist. */
  absence: { stylist: string; firstDay: string; lastDay: string };
  /** The documentId of the absence, which is there already. */
  block: string;
}

function first<T>(found: readonly T[], what: string): T {
  const [one] = found;
  if (one === undefined) throw new Error(`there is no ${what}`);
  return one;
}

async function deletedOffer(admin: DeskCall): Promise<number> {
  const name = `Rabat do kosza ${freshKey()}`;
  await admin('DELETE', `${OFFERS}/${await madeOffer(admin, name)}`);
  const bin = dataOf<{ id: number; title: string }[]>(await admin('GET', '/admin/mall/bin'), 'the bin');
  return first(
    bin.filter(({ title }) => title === name),
    'deleted offer',
  ).id;
}

const planOf = (entry: string) => ({
  ...{ type: OFFER, entry, languages: [LANGUAGE], action: 'publish' },
  ...{ day: dayAhead(300), time: '12:00' },
});

/** Sent by a visitor, and the mail about it, which has arrived: nothing is under way that could not be sent again. */
async function sentForm(email: string): Promise<Pick<Things, 'submission' | 'delivery'>> {
  const staff = await sharedStaff();
  expect((await send(contentUrl(), 'landingLead', landingLead(email), { client: email })).status).toBe(200);
  const { documentId } = first(await staff.rows('submission', { email }), 'submission');
  const mails = () => staff.rows('delivery', { subject: documentId, channel: 'mail', state: 'delivered' });
  await expect.poll(async () => (await mails()).length, { timeout: scaled(30_000) }).toBeGreaterThan(0);
  return { submission: documentId, delivery: first(await mails(), 'delivery').documentId };
}

async function bookedMeeting(
  admin: DeskCall,
): Promise<Pick<Things, 'meeting' | 'sequence' | 'absence' | 'block'>> {
  const email = freshEmail('rights');
  const body = { ...booking(email), ...first(await ownTimes(contentUrl()), 'free time') };
  expect((await send(contentUrl(), 'bookStylist', body, { client: email })).status).toBe(200);
  const week = await (await sharedStaff()).week(body.date);
  const { documentId, sequence, stylist } = first(
    week.filter((one) => one.email === email),
    'meeting',
  );
  // A day that nobody books on, each time this test is tried another one.
  const day = dayAhead(400 + test.info().retry);
  const absence = { stylist, firstDay: day, lastDay: day };
  const block = dataOf<Row>(await admin('POST', '/admin/mall/stylist-blocks', absence), 'an absence');
  return { meeting: documentId, sequence, absence, block: block.documentId };
}

async function prepared(admin: DeskCall, editor: DeskCall): Promise<Things> {
  const offer = await madeOffer(admin, `Rabat praw ${freshKey()}`);
  // Its second version.
  dataOf(await editor('PUT', `${OFFERS}/${offer}?locale=${LANGUAGE}`, { text: 'Drugie słowa.' }), 'a save');
  dataOf(await editor('PUT', '/admin/mall/schedules', planOf(offer)), 'a plan');
  const asked = `/admin/mall/schedules?type=${OFFER}&entry=${offer}`;
  const email = freshEmail('rights');
  return {
    offer,
    email,
    plan: first(dataOf<{ id: number }[]>(await editor('GET', asked), 'the plans'), 'plan').id,
    binned: await deletedOffer(admin),
    floor: first(await (await sharedStaff()).rows('location'), 'floor').documentId,
    ...(await sentForm(email)),
    ...(await bookedMeeting(admin)),
  };
}

/** A route, what stands for its parameter or follows it, the answer that an editor gets, and what is sent. */
type Call = readonly [route: string, value: string, status: number, body?: object];

/** What editors do: all of it is theirs, and about something that is there. */
function theirs({ offer, plan, email, submission, delivery, ...things }: Things): Call[] {
  const { meeting, sequence, absence, block } = things;
  const entry = { type: OFFER, entry: offer, language: LANGUAGE };
  const query = `?${new URLSearchParams(entry)}`;
  return [
    ['GET /today', '', 200],
    ['GET /status', '', 200],
    ['GET /empty-searches', '', 200],
    ['GET /calendar', `?view=week&day=${dayAhead(1)}`, 200],
    ['GET /sample', '?type=api::tenant.tenant', 200],

    ['GET /versions', query, 200],
    ['GET /versions/:number', `1${query}`, 200],
    ['POST /versions/compare', '', 200, { ...entry, opened: 1, sent: { text: 'Moje słowa.' } }],
    ['POST /versions/:number/restore', '1', 200, entry],
    ['POST /open-forms', '', 200, { ...entry, tab: freshKey() }],
    ['POST /checks', '', 200, { ...entry, sent: {} }],
    ['POST /preview/share', '', 200, entry],
    ['GET /preview/places', query, 200],
    ['GET /schedules', query, 200],
    ['PUT /schedules', '', 200, planOf(offer)],
    ['POST /schedules/:id/retry', String(plan), 200],
    ['DELETE /schedules/:id', String(plan), 200],
    ['GET /languages', '?type=offer-type', 200],
    ['GET /languages/changes', `?${new URLSearchParams({ ...entry, language: 'en' })}`, 200],
    ['GET /languages/source', `?${new URLSearchParams({ ...entry, language: 'en' })}`, 200],
    ['GET /languages/csv', '?type=offer-type&language=en', 200],
    // Theirs, but there is nothing in it.
    ['POST /languages/csv', '', 400, { file: '' }],
    ['POST /languages/fine', '', 200, { type: 'offer', entry: offer, language: 'en' }],

    ['GET /hours/centre', '', 200],
    ['GET /hours/shops', '', 200],
    ['POST /hours/copy', '', 200, { shops: ['nobody'], openingHours: [] }],
    ['GET /file-places', '?name=scene-beauty', 200],

    ['GET /desk', '', 200],
    ['PUT /views', '', 200, { name: 'Widok praw', filter: { kind: 'landing' } }],
    ['GET /views', '', 200],
    ['DELETE /views', '?name=Widok+praw', 200],
    ['GET /submissions', `?id=${submission}`, 200],
    ['GET /submissions/:id/thread', submission, 200],
    ['GET /submissions/:id/photos', submission, 200],
    ['POST /submissions/:id/read', submission, 200, { read: true }],
    ['PUT /submissions/:id/note', submission, 200, { note: 'Oddzwonić.', was: '' }],
    [
      'POST /submissions/:id/reply',
      submission,
      200,
      { title: 'Odpowiedź', text: 'Oddzwonimy.', key: freshKey() },
    ],
    // It was not kept aside.
    ['POST /submissions/:id/release', submission, 404],
    ['GET /deliveries', '', 200],
    ['POST /deliveries/:id/resend', delivery, 200],
    ['GET /export', '?kind=landing', 200],
    ['GET /mails', '', 200],
    // They go out by SMTP here: none is a file.
    ['GET /mails/:file', 'nobody.eml', 404],
    ['POST /person', '', 200, { email }],
    ['GET /ways', '', 200],
    // To nobody.
    ['POST /ways/test', '', 400, {}],
    ['POST /ways/test-event', '', 200],

    ['GET /bookings', `?week=${dayAhead(1)}`, 200],
    ['GET /bookings/:id', meeting, 200],
    ['POST /bookings/:id/step', meeting, 200, { action: 'decline', sequence }],
    // Their stylist is away on these days already.
    ['POST /stylist-blocks', '', 400, absence],
    ['POST /stylist-blocks/:id/remove', block, 200],

    ['GET /newsletter', '', 200],
    ['GET /newsletter/export', '', 200],
    ['POST /newsletter/import', '', 200, { csv: 'email\nnobody', consent: 'Na targach' }],
    ['GET /surveys', '', 200],
    ['GET /surveys/:id', 'nobody', 200],
  ];
}

/** What is not theirs, though it is there. */
function notTheirs({ binned, floor }: Things): Call[] {
  const entry = { type: FLOOR, entry: floor };
  const script = { type: SCRIPT, entry: floor };
  return [
    ['GET /bin', '', 403],
    ['GET /sample', `?type=${FLOOR}`, 403],
    ['POST /bin/:id/restore', String(binned), 403],
    ['POST /versions/compare', '', 403, { ...entry, opened: 0, sent: {} }],
    ['POST /versions/:number/restore', '1', 403, entry],
    ['POST /preview/share', '', 403, entry],
    ['GET /versions', `?${new URLSearchParams(script)}`, 403],
    ['GET /versions/:number', `1?${new URLSearchParams(script)}`, 403],
    ['POST /open-forms', '', 403, { ...script, tab: freshKey() }],
    ['POST /checks', '', 403, { type: SCRIPT, entry: '', sent: {} }],
    ['GET /preview/places', `?${new URLSearchParams(script)}`, 403],
    ['GET /languages/changes', `?${new URLSearchParams(script)}`, 403],
    ['GET /languages/source', `?${new URLSearchParams(script)}`, 403],
    // As if there were none.
    ['GET /schedules', `?${new URLSearchParams(script)}`, 404],
    // It has no drafts: nobody plans it.
    ['PUT /schedules', '', 400, { ...planOf(floor), type: FLOOR }],
    ['POST /languages/fine', '', 403, { type: 'seo', entry: floor, language: 'en' }],
  ];
}

function addressOf(route: string, value: string): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ');
  const address = path.includes(':') ? path.replace(/:\w+/, () => value) : path + value;
  return { method, path: `/admin/mall${address}` };
}

async function answers(call: DeskCall, calls: readonly Call[]): Promise<string[]> {
  const said: string[] = [];
  for (const [route, value, , body] of calls) {
    const { method, path } = addressOf(route, value);
    const { status } = await call(method, path, method === 'POST' ? (body ?? {}) : body);
    said.push(`${route} ${status}`);
  }
  return said;
}

test("an editor is given what is theirs of the desk's own routes, and nobody else anything", {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000));
  const admin = desk(await sharedToken('admin'));
  const editor = desk(await sharedToken('editor'));
  const things = await prepared(admin, editor);
  try {
    const calls = [...theirs(things), ...notTheirs(things)];
    expect([...new Set(calls.map(([route]) => route))].sort()).toEqual(registered().sort());

    // First those who are not signed in, about the same things: of what they ask nothing may happen.
    const refused = calls.map(([route]) => `${route} 401`);
    expect(await answers(desk(), calls)).toEqual(refused);
    expect(await answers(desk('a.token.of-nobody'), calls)).toEqual(refused);

    expect(await answers(editor, calls)).toEqual(calls.map(([route, , status]) => `${route} ${status}`));
  } finally {
    await admin('POST', `/admin/mall/stylist-blocks/${things.block}/remove`, {});
    await admin('DELETE', `${OFFERS}/${things.offer}`);
  }
});
