import { REQUEST_ID_HEADER } from '@mall/contract';
import type { Core } from '@strapi/strapi';
import { metrics } from '../observing/metrics';
import { requestIdOf } from '../observing/request-id';

/** Times every answer, and says under which id the logs know its request. */
export default () =>
  (async (ctx, next) => {
    const start = performance.now();
    ctx.set(REQUEST_ID_HEADER, requestIdOf(ctx));
    try {
      await next();
    } finally {
      metrics.answered(ctx.path, ctx.status, (performance.now() - start) / 1000);
    }
  }) satisfies Core.MiddlewareHandler;
