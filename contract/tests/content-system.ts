import {
  centreDate,
  type EndpointName,
  type Locale,
  type ParamsOf,
  type PayloadOf,
  readBody,
  requestLine,
} from '../src/index.ts';

/** Origin of the content system under test. */
export const CONTENT_URL = process.env.CONTENT_URL ?? 'http://127.0.0.1:1337';
export const PREVIEW_SECRET = process.env.PREVIEW_SECRET ?? '';

/** Today (YYYY-MM-DD) in the demo's centre, which is already tomorrow in UTC's last hour or two. */
export const centreToday = (): string => centreDate(new Date(), 'Europe/Warsaw');

interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined when the body is none. */
  body: unknown;
}

/** Asks for any path, as a stranger would. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(CONTENT_URL + path, { headers, redirect: 'manual' });
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, body };
}

/** An endpoint of the contract, read as the website reads it; throws unless it answers 200 with a whole payload. */
export async function call<C extends EndpointName>(
  name: C,
  params: ParamsOf<C>,
  locale: Locale = 'pl-PL',
): Promise<PayloadOf<C>> {
  const { status, body } = await get(requestLine(name, params, locale).path);
  const read = readBody(name, body);
  if (status !== 200 || !read.ok || read.value === null)
    throw new Error(`${name} in ${locale} answered ${status}`);
  return read.value;
}
