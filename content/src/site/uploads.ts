import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { record } from '../kit/request';
import { table } from '../kit/table';

const SITEMAP = 'sitemap';

function equal(condition: unknown, name: string): string | undefined {
  if (condition === undefined) return undefined;
  const value = typeof condition === 'string' ? condition : record(condition, name).$eq;
  if (typeof value === 'string') return value;
  throw new errors.ValidationError(`${name} must be given once, as text.`);
}

/** `/api/upload/files`: public, so it tells of no file but those that the operator captioned `sitemap`. */
export async function findSitemapFiles(ctx: Context) {
  const filters = record(ctx.query.filters, 'filters');
  const name = equal(filters.name, 'filters[name]');
  const caption = equal(filters.caption, 'filters[caption]') ?? SITEMAP;
  if (caption !== SITEMAP) {
    ctx.body = [];
    return;
  }
  ctx.body = await table('plugin::upload.file').findMany({
    select: ['id', 'name', 'alternativeText', 'caption', 'hash', 'ext', 'mime', 'width', 'height', 'url'],
    where: { caption: SITEMAP, ...(name ? { name } : {}) },
    orderBy: [{ id: 'desc' }],
    limit: 100,
  });
}
