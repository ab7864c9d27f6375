import type { Context } from 'koa';
import { entry } from './payload';
import * as populate from './populate';
import { reading, sendOne } from './request';
import { single } from './singles';
import { uidOf } from './table';

/** `/api/home-page` */
export async function findHomePage(ctx: Context) {
  const row = await single('home-page', reading(ctx), populate.homePage);
  sendOne(ctx, row && entry(uidOf('home-page'), row));
}

/** `/api/carousel` */
export async function findCarousel(ctx: Context) {
  const row = await single('carousel', reading(ctx), populate.carousel);
  sendOne(ctx, row && entry(uidOf('carousel'), row));
}
