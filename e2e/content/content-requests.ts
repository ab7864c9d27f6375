import { type EndpointName, type ParamsOf, type PayloadOf, readBody, requestLine } from '@mall/contract';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { contentUrl } from './content-under-test.ts';

/** One call of the contract, asked directly of the content system; throws when it is missing or malformed. */
export async function call<C extends EndpointName>(
  name: C,
  params: ParamsOf<C>,
  locale: Locale = 'pl-PL',
): Promise<PayloadOf<C>> {
  const response = await fetch(contentUrl() + requestLine(name, params, locale).path, { redirect: 'error' });
  const read = readBody(name, await response.json());
  if (response.status !== 200 || !read.ok || read.value === null) {
    throw new Error(`${name} in ${locale} answered ${response.status}`);
  }
  return read.value;
}
