import { VISITOR_HEADER } from '@mall/contract';
import type { Context } from 'koa';
import { settings } from '../settings';
import { clientOf, vouchedFor, writerOf } from './client';
import { createWindowCounter } from './window-counter';

const WRITE_WINDOW_MS = 10 * 60_000;
/** A network that the website speaks for may hold an office or a guest network. */
const NETWORK_SHARE = 4;

const writes = createWindowCounter(WRITE_WINDOW_MS);

/**
 * Counts one write of a kind; false = the client has had its share (WRITES_PER_CLIENT in ten minutes). The website
 * limits its visitors itself and names them; whoever writes here directly is limited here, by visitor and by address.
 */
export function admitsWrite(ctx: Context, kind: string): boolean {
  const { writesPerClient, purgeToken } = settings();
  if (writes.add(`${kind} ${writerOf(ctx)}`) > writesPerClient) return false;
  if (vouchedFor(ctx.get(VISITOR_HEADER), purgeToken)) return true;
  return writes.add(`${kind} at ${clientOf(ctx)}`) <= writesPerClient * NETWORK_SHARE;
}
