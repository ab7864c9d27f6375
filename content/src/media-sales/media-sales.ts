import type { Context } from 'koa';
import { entry } from '../kit/payload';
import { reading, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { uidOf } from '../kit/table';

const PARTS = {
  Carousel: { populate: { media: true } },
  leasingTeam: { populate: { media: true } },
  emails: true,
  download: true,
  bookings: true,
};

async function send(ctx: Context, name: string) {
  const row = await single(name, reading(ctx), PARTS);
  sendOne(ctx, row && entry(uidOf(name), row));
}

/** `/api/media-sale` */
export async function findMediaSale(ctx: Context) {
  await send(ctx, 'media-sale');
}

/** `/api/advanced-media-sale` */
export async function findAdvancedMediaSale(ctx: Context) {
  await send(ctx, 'advanced-media-sale');
}
