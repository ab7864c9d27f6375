import type { Core } from '@strapi/strapi';

const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** An uploaded SVG opened by its address must not run as this host: the admin's session lives here. */
export default () =>
  (async (ctx, next) => {
    await next();
    if (!ctx.path.startsWith('/uploads/')) return;
    ctx.set('content-security-policy', UPLOAD_POLICY);
    ctx.set('x-content-type-options', 'nosniff');
  }) satisfies Core.MiddlewareHandler;
