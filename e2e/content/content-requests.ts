import { type EndpointName, type ParamsOf, type PayloadOf, readBody, requestLine } from '@mall/contract';
import type { Locale } from '../../website/src/i18n/locales.ts';

/** Origin of the content system under test: the one that all tests share, or that of this process (own-centre.ts). */
export let CONTENT_URL = process.env.CONTENT_URL ?? 'http://127.0.0.1:1337';

/** Has another content system be under test in this process. */
export function testContentAt(url: string): void {
  CONTENT_URL = url;
}

/** One call of the contract, asked directly of the content system; throws when it is missing or malformed. */
export async function call<C extends EndpointName>(
  name: C,
  params: ParamsOf<C>,
  locale: Locale = 'pl-PL',
): Promise<PayloadOf<C>> {
  const response = await fetch(CONTENT_URL + requestLine(name, params, locale).path, { redirect: 'error' });
  const read = readBody(name, await response.json());
  if (response.status !== 200 || !read.ok || read.value === null) {
    throw new Error(`${name} in ${locale} answered ${response.status}`);
  }
  return read.value;
}
