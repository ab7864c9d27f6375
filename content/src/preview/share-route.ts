import { DEFAULT_LOCALE, textOf } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { entryType } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { sharedLink } from './preview-pages';

/** `POST /admin/mall/preview/share` {type, entry, language}: a link to a draft, for whoever may write that draft. */
async function shareDraft(ctx: Context) {
  const body = (ctx.request as unknown as { body?: Record<string, unknown> }).body ?? {};
  const type = entryType(textOf(body.type));
  if (!type) throw new errors.ValidationError('type must name a content type.');
  const locale = textOf(body.language) || DEFAULT_LOCALE;
  if (!mayStaff(ctx, 'update', type.uid, locale)) throw new errors.ForbiddenError();
  const entry = textOf(body.entry);
  const link = await sharedLink(type.uid, { ...(entry ? { documentId: entry } : {}), locale });
  if (!link) throw new errors.NotFoundError('Not Found');
  ctx.body = { data: link };
}

/** The link to share, which the admin's panel asks for. */
export function registerShareRoute(): void {
  registerAdminRoutes([{ method: 'POST', path: '/preview/share', handler: shareDraft }]);
}
