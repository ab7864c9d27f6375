import type { Context } from 'koa';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { reading, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { uidOf } from '../kit/table';

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
