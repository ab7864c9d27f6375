import type { Context } from 'koa';
import { equalText, record } from '../kit/request';
import { table } from '../kit/table';

const SITEMAP = 'sitemap';

/** `/api/upload/files`: public, so it tells of no file but those that the operator captioned `sitemap`. */
export async function findSitemapFiles(ctx: Context) {
  const filters = record(ctx.query.filters, 'filters');
  const asked = (field: string) =>
    filters[field] === undefined ? undefined : equalText(filters[field], `filters[${field}]`);
  const name = asked('name');
  const caption = asked('caption') ?? SITEMAP;
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
