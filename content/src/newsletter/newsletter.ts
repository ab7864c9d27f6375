import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { readBody } from '../kit/fields';
import { confirmedBy, subscriberOf } from '../kit/links/letter-links';
import { reading } from '../kit/request';
import { writerOf } from '../limits/client';
import { bodyOf, respondToWrite } from '../submissions/intake';
import { answerAfter, LOOK_AFTER_MS } from './sign-up';
import { changeLanguage, confirm, leave, storeSignUp } from './subscribers';
import { subscriptionOf } from './subscription';

/**
 * `POST /api/newsletter/subscribe`: takes an address down and mails it a link, which puts it on the list. A 200 means
 * that it is stored.
 */
export function subscribe(ctx: Context) {
  return respondToWrite(ctx, 'newsletter', async () => {
    const { locale } = reading(ctx);
    const subscription = subscriptionOf(bodyOf(ctx));
    const held = answerAfter();
    const [{ code, state }] = await Promise.all([
      storeSignUp(subscription, locale, writerOf(ctx), new Date()),
      wait(held),
    ]);
    setTimeout(wakeDeliveries, LOOK_AFTER_MS - held).unref();
    return { code, ...(state === 'pending' && { confirmation: 'mailed' }) };
  });
}

const NOT_OURS = 'This link is not valid any more.';

/** A press on a page that a letter leads to: without a limit, since mail programs press for many from one address. */
function pressed(ctx: Context, work: () => Promise<object>) {
  return respondToWrite(
    ctx,
    'newsletterLink',
    async () => {
      const answer = await work();
      wakeDeliveries();
      return answer;
    },
    { limited: false },
  );
}

/** `POST /api/newsletter/confirm` */
export function confirmNewsletter(ctx: Context) {
  return pressed(ctx, async () => {
    const { token } = readBody('confirmNewsletter', bodyOf(ctx));
    const meant = await confirmedBy(token);
    const done = meant && (await confirm(meant.documentId, meant.requestedAt, writerOf(ctx), new Date()));
    if (!done) throw new errors.NotFoundError(NOT_OURS);
    return { code: 'confirmed' };
  });
}

/** `POST /api/newsletter/leave`: also for whom nothing is kept any more, since they are on no list. */
export function leaveNewsletter(ctx: Context) {
  return pressed(ctx, async () => {
    const { token } = readBody('leaveNewsletter', bodyOf(ctx));
    const documentId = await subscriberOf(token);
    if (!documentId) throw new errors.NotFoundError(NOT_OURS);
    await leave(documentId, new Date());
    return { code: 'left' };
  });
}

/** `POST /api/newsletter/language` */
export function changeNewsletterLanguage(ctx: Context) {
  return pressed(ctx, async () => {
    const { token, language } = readBody('changeNewsletterLanguage', bodyOf(ctx));
    const documentId = await subscriberOf(token);
    if (!documentId || !(await changeLanguage(documentId, language, new Date())))
      throw new errors.NotFoundError(NOT_OURS);
    return { code: 'changed' };
  });
}
