import { WRITES } from '@mall/contract';
import type { Core } from '@strapi/strapi';
import { MAX_MULTIPART_BYTES, readBookingBody, readUpTo } from '../submissions/multipart';

const BOOKINGS = WRITES.bookStylist.path;

/**
 * Reads the multipart body of a booking itself, in memory and up to a limit, and leaves Strapi's reader nothing of it:
 * that one writes every file into the system's temporary folder and clears away only those of a field named `files`.
 * No other public call takes multipart.
 */
export default () =>
  (async (ctx, next) => {
    const type = ctx.get('content-type');
    if (!ctx.path.startsWith('/api/') || !/^multipart\//i.test(type)) return next();
    const refuse = (status: number, name: string, message: string) => {
      ctx.status = status;
      ctx.set('connection', 'close');
      ctx.body = { data: null, error: { status, name, message } };
    };
    if (ctx.method !== 'POST' || ctx.path.replace(/\/$/, '') !== BOOKINGS)
      return refuse(415, 'UnsupportedMediaType', 'Send JSON.');
    // Browsers send this type across origins without asking first, unlike JSON. The website's server names no origin.
    if (ctx.get('origin') !== '' || !['', 'same-origin'].includes(ctx.get('sec-fetch-site')))
      return refuse(403, 'ForbiddenError', 'Bookings are taken from the website only.');
    if (Number(ctx.get('content-length') || 0) > MAX_MULTIPART_BYTES)
      return refuse(413, 'PayloadTooLarge', 'Too large.');
    const bytes = await readUpTo(ctx.req, MAX_MULTIPART_BYTES);
    if (bytes === null) return refuse(413, 'PayloadTooLarge', 'Too large.');
    const multipart = await readBookingBody(bytes, type);
    if (multipart === null) return refuse(400, 'ValidationError', 'Send data and photos.');
    ctx.state.photos = multipart;
    ctx.request.headers['content-type'] = 'application/x-read';
    return next();
  }) satisfies Core.MiddlewareHandler;
