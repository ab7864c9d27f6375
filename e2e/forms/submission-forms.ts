import { randomUUID } from 'node:crypto';
import { type BodyOfWrite, KEY_HEADER, type Locale, WRITES, type WriteName, writePath } from '@mall/contract';
import { PROOF_FIELD } from '../../website/src/features/forms/form-constants.ts';
import { provenForm } from './form-proof.ts';

/** What visitors send in tests, whole and right; each test changes what it is about. */

let count = 0;
const run = randomUUID().slice(0, 8);

/** An address that no other form of this run has. */
export const freshEmail = (word = 'visitor'): string => `${word}-${run}-${++count}@people.example`;
export const freshKey = (): string => randomUUID();

/** A day so far ahead that no test of today is in its way, "YYYY-MM-DD". */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * When one stylist of the demo alone can begin a meeting, by weekday from Monday on, none over another: as many
 * bookings as there are of these get a time each, whoever they ask for.
 */
const OFFERED = [
  ['10:00', '12:00', '14:00'],
  ['10:00', '18:00'],
  ['09:00', '18:00'],
  ['09:00', '12:00', '19:00'],
  ['09:00', '12:00', '19:00'],
  ['10:00', '18:00'],
  [],
] as const;
/** The centre may be closed then, or keep other hours. */
const HOLIDAYS = /-(?:12-(?:2[4-6]|31)|01-0[16]|05-0[13]|11-(?:01|11)|08-15)$/;

/** Easter Monday and Corpus Christi are some day of these weeks. */
const mayBeMovable = (date: string) => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  const at = date.slice(5);
  return (day === 1 && at >= '03-23' && at <= '04-26') || (day === 4 && at >= '05-21' && at <= '06-24');
};

export interface MeetingTime {
  date: string;
  hour: string;
}

/**
 * Those from a day ahead to another, both at most 170. Free times that are asked for lie up to 60 days ahead, those of
 * forms (`booking`, `bookingFields`) from then on to day 132: no two of these three are in each other's way.
 */
export const offeredTimes = (from: number, to: number): MeetingTime[] =>
  Array.from({ length: to - from }, (_, at) => dayAhead(from + at))
    .filter((date) => !HOLIDAYS.test(date) && !mayBeMovable(date))
    .flatMap((date) =>
      (OFFERED[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? []).map((hour) => ({ date, hour })),
    );

/** Beyond it the times of forms begin. */
const FREE_DAYS = 60;

/** Times that are free at a content system now, none over another, in any order: for one that others book at, too. */
export async function freeTimes(content: string): Promise<(MeetingTime & { stylist: string })[]> {
  const ask = async (path: string) =>
    ((await (await fetch(`${content}/api/${path}?locale=pl-PL`)).json()) as { data: unknown[] }).data;
  const stylists = (await ask('hair-stylists')) as { attributes: { documentId: string } }[];
  const times = await Promise.all(
    stylists.map(async ({ attributes: { documentId: stylist } }) => {
      const days = (await ask(`hair-stylists/available-times/${stylist}`)) as {
        date: string;
        hours: string[];
      }[];
      const near = days.filter(({ date }) => date <= dayAhead(FREE_DAYS));
      return near.flatMap(({ date, hours }) => {
        const apart: string[] = [];
        for (const hour of hours)
          if (Number.parseInt(hour, 10) - Number.parseInt(apart.at(-1) ?? '-9', 10) >= 2) apart.push(hour);
        return apart.map((hour) => ({ stylist, date, hour }));
      });
    }),
  );
  return times
    .flat()
    .map((time) => ({ time, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ time }) => time);
}

/** Whether a day is this test's to book on: each of those that run at the same time has every other one. */
export const isOurs = (date: string): boolean =>
  (Date.parse(date) / 86_400_000) % 2 === Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 2;

/** Times that are free at the content system that all tests share, and that no other test takes meanwhile, in any order. */
export const ownTimes = async (content: string): ReturnType<typeof freeTimes> =>
  (await freeTimes(content)).filter(({ date }) => isOurs(date));

/** Processes of a run may book at the same content system: each begins elsewhere in the list of times. */
const FIRST_TIME = Number(process.env.TEST_WORKER_INDEX ?? 0) * 17;
const timesGiven = new Map<string, MeetingTime>();

/** The time of an address: none that another form of this run has, and the same each time it is asked for. */
function timeOf(email: string): MeetingTime {
  const given = timesGiven.get(email);
  if (given) return given;
  const times = offeredTimes(FREE_DAYS + 2, 132);
  const time = times[(FIRST_TIME + timesGiven.size) % times.length];
  if (!time) throw new Error('no time is offered');
  timesGiven.set(email, time);
  return time;
}

export const landingLead = (email: string): BodyOfWrite<'landingLead'> => ({
  name: 'Ewa Lis',
  email,
  phone: null,
  companyName: null,
  companySector: null,
  interest: null,
  details: 'Proszę o kontakt.',
  campaignStart: null,
  campaignEnd: null,
  dataConsent: true,
  marketingConsent: false,
  source: '/strona/wiosna',
  page: 'wiosna',
});

export const leasing = (email: string): BodyOfWrite<'enquireLeasing'> => ({
  ...landingLead(email),
  phone: '+48 600 100 200',
  companyName: 'Lis i Syn',
  page: 'media-sale',
});

export const contactMessage = (email: string): BodyOfWrite<'contactCentre'> => ({
  topic: 'lost',
  name: 'Ewa Lis',
  email,
  phone: null,
  details: 'Zgubiłam szalik w zielone groszki.',
  dataConsent: true,
  source: '/kontakt',
});

export const lunchCard = (email: string): BodyOfWrite<'requestLunchCard'> => ({
  card: 'lunch',
  first_name: 'Ewa',
  last_name: 'Lis',
  email,
  phone: null,
  companyName: 'Lis i Syn',
  details: null,
  dataConsent: true,
  marketingConsent: false,
  source: '/lunch-card',
});

export const booking = (
  email: string,
  { date, hour }: MeetingTime = timeOf(email),
): BodyOfWrite<'bookStylist'> => ({
  stylist: null,
  first_name: 'Ewa',
  last_name: 'Lis',
  email,
  phone: '+48 600 100 200',
  date,
  hour,
  alternateDate: null,
  alternateHour: null,
  shoppingFor: ['work'],
  occasion: null,
  timeAvailable: '2',
  notes: null,
  workedWithStylist: false,
  hasAppAccount: true,
  termsConsent: true,
  ageConsent: true,
  dataConsent: true,
  marketingConsent: false,
  source: '/osobisty-stylista',
});

export const subscription = (email: string): BodyOfWrite<'subscribe'> => ({
  first_name: 'Ewa',
  last_name: '',
  email,
  phone_number: null,
  type: 'newsletter',
  source: '/',
  ageConsent: true,
});

export interface Answer {
  status: number;
  headers: Headers;
  /** JSON, or undefined. */
  body: unknown;
  /** Milliseconds. */
  took: number;
}

async function answered(response: Promise<Response>): Promise<Answer> {
  const began = performance.now();
  const { status, headers, ...rest } = await response.then(async (whole) => ({
    status: whole.status,
    headers: whole.headers,
    text: await whole.text(),
  }));
  const took = performance.now() - began;
  try {
    return { status, headers, body: JSON.parse(rest.text), took };
  } catch {
    return { status, headers, body: undefined, took };
  }
}

/** One writing call of the contract, asked directly of a content system. `body` may be wrong on purpose. */
export function send(
  content: string,
  name: WriteName,
  body: unknown,
  {
    key,
    locale = 'pl-PL',
    id,
    client = 'one',
  }: {
    key?: string;
    locale?: Locale;
    id?: string | number /** Tells writers apart. */;
    client?: string;
  } = {},
): Promise<Answer> {
  return answered(
    fetch(content + writePath(name, locale, id), {
      method: WRITES[name].method,
      headers: {
        'content-type': 'application/json',
        'user-agent': client,
        ...(key ? { [KEY_HEADER]: key } : {}),
      },
      body: JSON.stringify(body),
    }),
  );
}

/** `code` of an answer such as `{code: 'created'}`. */
export const codeOf = ({ body }: Answer): unknown => (body as { code?: unknown } | undefined)?.code;
/** `error.name` of a refusal. */
export const errorOf = ({ body }: Answer): unknown =>
  (body as { error?: { name?: unknown } } | undefined)?.error?.name;

type Fields = Readonly<Record<string, string | readonly string[]>>;

let visitor = 0;

/** Headers of a browser's own form, each time another visitor's: the site (TRUST_PROXY=1) counts them apart. */
export function visitorHeaders(site: string): Record<string, string> {
  visitor += 1;
  return {
    origin: new URL(site).origin,
    'x-forwarded-for': `10.${(visitor >> 8) & 255}.${visitor & 255}.7`,
    accept: 'application/json',
  };
}

/** Posts a form as a browser with scripts does, with a proof of its own unless it has one, and reads the JSON. */
export function postForm(
  site: string,
  path: string,
  fields: Fields,
  { locale = 'pl-PL', headers = {} as Record<string, string>, photos = [] as readonly Photo[] } = {},
): Promise<Answer> {
  const proven = { [PROOF_FIELD]: provenForm(path), ...fields };
  const pairs = Object.entries(proven).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => [name, one] as const),
  );
  let body: URLSearchParams | FormData = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  if (photos.length > 0) {
    body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    for (const { bytes, type, filename } of photos)
      body.append('photos', new Blob([new Uint8Array(bytes)], { type }), filename);
  }
  return answered(
    fetch(`${site}${path}?locale=${locale}`, {
      method: 'POST',
      headers: { ...visitorHeaders(site), ...headers },
      body,
      redirect: 'manual',
    }),
  );
}

export interface Photo {
  bytes: Buffer;
  type: string;
  filename: string;
}

/** An enquiry about leasing as the site's visitors fill it in. */
export const enquiryFields = (email: string) => ({
  page: 'media-sale',
  name: 'Ewa Lis',
  email,
  phone: '+48 600 100 200',
  companyName: 'Lis i Syn',
  interest: 'media',
  details: 'Plakat na dwa tygodnie.',
  dataConsent: 'yes',
});

/** The fields of the booking form, as `features/stylists/booking-rules.ts` names them. */
export const bookingFields = (
  email: string,
  { date, hour }: MeetingTime = timeOf(email),
): Record<string, string | readonly string[]> => ({
  first_name: 'Ewa',
  last_name: 'Lis',
  email,
  phone: '+48 600 100 200',
  stylist: 'any',
  first: `${date}T${hour}`,
  alternate: '',
  shoppingFor: ['work', 'wedding'],
  occasion: '',
  timeAvailable: '2',
  notes: 'Noszę czerń.',
  worked: 'no',
  account: 'yes',
  ageConsent: 'yes',
  termsConsent: 'yes',
  dataConsent: 'yes',
  source: '/osobisty-stylista',
});
