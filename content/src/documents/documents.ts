import type { Context } from 'koa';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { reading, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { table, uidOf } from '../kit/table';
import { openingTime } from '../site/header-static';

const infoPage = { contact: true, transportation_lines: true, faq: true, links: true };

/** `/api/info-page`, with the centre's opening times, which editors keep in one place. */
export async function findInfoPage(ctx: Context) {
  const view = reading(ctx);
  const [row, times] = await Promise.all([
    single('info-page', view, infoPage),
    single('opening-time', view, populate.openingTime),
  ]);
  if (!row) return sendOne(ctx, null);
  const { id, attributes } = entry(uidOf('info-page'), row);
  sendOne(ctx, { id, attributes: { ...attributes, openingTime: openingTime(times) } });
}

const policy = (name: string) => async (ctx: Context) => {
  const row = await single(name, reading(ctx), {});
  sendOne(ctx, row && entry(uidOf(name), row));
};

/** `/api/terms-and-condtion` */
export const findTerms = policy('terms-and-condtion');
/** `/api/cookie-policy` */
export const findCookiePolicy = policy('cookie-policy');
/** `/api/privacy-policy` */
export const findPrivacyPolicy = policy('privacy-policy');

const survey = { questions: { populate: { options: true } } };

/** `/api/surveys/survey/{slug}` */
export async function findSurveyBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('survey').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: survey,
  });
  const entries = row ? [entry(uidOf('survey'), row)] : [];
  await addLocalizations('survey', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}
