import { addDays, instantOf } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { isUniqueViolation } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { isDocumentId, readBody } from '../kit/fields';
import * as populate from '../kit/populate';
import { type Reading, reading } from '../kit/request';
import { type Row, table } from '../kit/table';
import { type Voting, votingOf } from '../limits/client';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { settings } from '../settings';
import { bodyOf, respondToWrite } from '../submissions/intake';
import { Refusal } from '../submissions/refusal';
import { COUPON_STATS_DAYS, daysAfter } from '../submissions/retention';

type Stat = 'vote' | 'show' | 'download';

const STAT = 'coupon-stat';

/**
 * How often visitors voted for coupons, by documentId. Votes are counted in their own table, where no editing of a
 * coupon reaches them; a coupon's own field is the number that it began with.
 */
export async function votesOf(coupons: readonly Row[]): Promise<Map<string, number>> {
  const ids = [...new Set(coupons.map(({ documentId }) => documentId))];
  const counts: { coupon: string; votes: string | number }[] = await strapi.db
    .connection('coupon_stats')
    .where({ kind: 'vote' })
    .whereIn('coupon', ids)
    .groupBy('coupon')
    .select('coupon')
    .count('* as votes');
  const counted = new Map(counts.map(({ coupon, votes }) => [coupon, Number(votes)]));
  return new Map(
    coupons.map((row) => [row.documentId, Number(row.vote ?? 0) + (counted.get(row.documentId) ?? 0)]),
  );
}

async function couponOf(asked: string, view: Reading): Promise<Row> {
  const byRow = /^\d{1,9}$/.test(asked);
  if (!byRow && !isDocumentId(asked))
    throw new errors.ValidationError('id must be a number or a documentId.');
  const row = await table('coupon').findOne({
    where: {
      ...(byRow ? { id: Number(asked) } : { documentId: asked, locale: view.locale }),
      ...populate.inState('published'),
    },
  });
  const over = typeof row?.validTo === 'string' && row.validTo < centreDay(new Date());
  if (!row || over) throw new errors.NotFoundError('Not Found');
  return row;
}

/** A code is given away, and counts, from the coupon's first day on. @throws Refusal */
function insistOnStart(coupon: Row): void {
  if (typeof coupon.validFrom === 'string' && coupon.validFrom > centreDay(new Date()))
    throw new Refusal('NotValidYet', `This coupon is valid from ${coupon.validFrom}.`);
}

/** Votes for one coupon that count from one network in a day: a guest network or an office may share one address. */
export const MAX_VOTES_OF_NETWORK = 20;

/** Which vote of a network for a coupon the next one is, from 1; those of looks and downloads are not counted. */
async function nextTurn(coupon: string, network: string): Promise<number> {
  const [last] = await table(STAT).findMany({
    select: ['id', 'turn'],
    where: { coupon, kind: 'vote', network },
    orderBy: [{ turn: 'desc' }],
    limit: 1,
  });
  return Number(last?.turn ?? 0) + 1;
}

/**
 * Counts a visitor once for a coupon and a kind of stat: the database has one row for the three. Votes also count once
 * a day for a `client`, who could make up any number of voters, and so many times for its network, whose clients could
 * say of any number of browsers that they are theirs: one more is a 429, since nothing is stored.
 */
async function countStat(kind: Stat, coupon: Row, who: string, from?: Voting): Promise<void> {
  const of = { coupon: coupon.documentId, kind };
  const known = { ...of, $or: [{ voter: who }, ...(from ? [{ client: from.client }] : [])] };
  const store = async () => {
    const turn = from ? await nextTurn(coupon.documentId, from.network) : null;
    if (turn !== null && turn > MAX_VOTES_OF_NETWORK) return false;
    const retainUntil = daysAfter(new Date(), COUPON_STATS_DAYS);
    await table(STAT).create({ data: { ...of, voter: who, ...from, turn, retainUntil } });
    if (kind === 'vote') await notePurge(['coupons']);
    return true;
  };
  const isKnown = async () => (await table(STAT).count({ where: known })) > 0;
  while (!(await isKnown())) {
    try {
      const counts = await durably(store);
      if (counts) {
        if (kind === 'vote') wakeWorker();
        return;
      }
    } catch (error) {
      // The same one at the same moment, or another one of its network: a second look tells which.
      if (!isUniqueViolation(error)) throw error;
      continue;
    }
    // The last one that counts may have been the same.
    if (await isKnown()) return;
    strapi.log.warn('vote.not-counted', { coupon: coupon.documentId });
    throw new errors.RateLimitError('Not counted: too many votes of this network today.');
  }
}

/** `POST /api/coupons/{id}/stats/vote`: until its last day, and before its first one, too. */
export function voteCoupon(ctx: Context) {
  return respondToWrite(ctx, 'coupon-vote', async () => {
    const { voter: who } = readBody('voteCoupon', bodyOf(ctx));
    const coupon = await couponOf(String(ctx.params.id), reading(ctx));
    const now = new Date();
    const day = centreDay(now);
    try {
      await countStat('vote', coupon, who, votingOf(ctx, day));
    } catch (error) {
      if (error instanceof errors.RateLimitError) {
        // Its network is another one from the centre's midnight on.
        const midnight = instantOf(addDays(day, 1), '00:00', settings().timeZone);
        ctx.set('retry-after', String(Math.ceil((midnight.getTime() - now.getTime()) / 1_000)));
      }
      throw error;
    }
    const votes = await votesOf([coupon]);
    return { data: { id: coupon.id, attributes: { vote: votes.get(coupon.documentId) ?? 0, voted: true } } };
  });
}

async function couponCode(ctx: Context, kind: Stat, asked: string, who: string) {
  const coupon = await couponOf(asked, reading(ctx));
  insistOnStart(coupon);
  await countStat(kind, coupon, who);
  return {
    data: {
      id: coupon.id,
      attributes: { code: coupon.code || null, validTo: coupon.validTo ?? null },
    },
  };
}

/** `POST /api/coupons/{id}/stats/show`: the only way to a coupon's code besides its download. */
export function showCoupon(ctx: Context) {
  return respondToWrite(ctx, 'coupon-show', () =>
    couponCode(ctx, 'show', String(ctx.params.id), readBody('showCoupon', bodyOf(ctx)).voter),
  );
}

/** `POST /api/coupons/stats/download` */
export function downloadCoupon(ctx: Context) {
  return respondToWrite(ctx, 'coupon-download', () => {
    const { coupon, voter } = readBody('downloadCoupon', bodyOf(ctx));
    return couponCode(ctx, 'download', String(coupon), voter);
  });
}
