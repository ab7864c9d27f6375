/**
 * What must not compile in the content system, held by the compiler: `npm run check` fails when one of these lines
 * has no error left to expect.
 */
import type { Locale, TaggedEntity } from '@mall/contract';
import handlers, { type EndpointHandlers } from '../../src/api/endpoints/controllers/endpoints';
import { readBody } from '../../src/kit/fields';
import type { Reading } from '../../src/kit/request';
import { notePurge } from '../../src/purge/purges';
import { tagsOf } from '../../src/purge/tags';

const { headerStatic, ...others } = handlers;
// @ts-expect-error an endpoint without a handler
export const tooFew = others satisfies EndpointHandlers;
export const tooMany = {
  ...handlers,
  // @ts-expect-error a handler without an endpoint
  shops: headerStatic,
} satisfies EndpointHandlers;
// @ts-expect-error a tag that nobody knows
export const purged = notePurge(['shops']);
// @ts-expect-error an entry of a kind that nobody knows
export const entry = notePurge([`shop:${'zara'}`]);
export const known = notePurge(['tenants', `tenant:${'zara'}`]);
// @ts-expect-error an entity that no tag is of
export const tags = tagsOf('shop', 'x');
export const kind: TaggedEntity = 'tenant';
// @ts-expect-error a locale that is none
export const view: Reading = { locale: 'de', status: 'published' };
// @ts-expect-error the code of the language alone
export const locale: Locale = 'pl';
// @ts-expect-error a writing endpoint that is none
export const body = readBody('bookShop', {});
