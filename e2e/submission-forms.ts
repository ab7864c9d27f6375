import { randomUUID } from 'node:crypto';
import { type BodyOfWrite, KEY_HEADER, WRITES, type WriteName, writePath } from '@mall/contract';

/** What visitors send in tests, whole and right; each test changes what it is about. */

let count = 0;
const run = randomUUID().slice(0, 8);

/** An address that no other form of this run has. */
export const freshEmail = (word = 'visitor'): string => `${word}-${run}-${++count}@people.example`;
export const freshKey = (): string => randomUUID();

/** A day so far ahead that no test of today is in its way, "YYYY-MM-DD". */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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

export const booking = (email: string): BodyOfWrite<'bookStylist'> => ({
  stylist: null,
  first_name: 'Ewa',
  last_name: 'Lis',
  email,
  phone: '+48 600 100 200',
  date: dayAhead(40),
  hour: '14:00',
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
    locale?: string;
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

/** Posts a form as a browser with scripts does, and reads the JSON. */
export function postForm(
  site: string,
  path: string,
  fields: Fields,
  { locale = 'pl-PL', headers = {} as Record<string, string>, photos = [] as readonly Photo[] } = {},
): Promise<Answer> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
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
export const bookingFields = (email: string): Record<string, string | readonly string[]> => ({
  first_name: 'Ewa',
  last_name: 'Lis',
  email,
  phone: '+48 600 100 200',
  stylist: 'any',
  first: `${dayAhead(40)}T14:00`,
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
