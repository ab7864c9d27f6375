import { backupState } from '../observing/last-backup';
import { secondsSince } from '../observing/waiting';
import type { Facts, WayFacts } from './facts';

/** A sentence by the word under which the admin has it (`admin/status/words.ts`), and what stands in it. */
export interface Sentence {
  word: string;
  /** Instants, ISO. */
  times?: Record<string, string>;
  /** Bytes. */
  sizes?: Record<string, number>;
  values?: Record<string, string | number>;
}

/** How one part of the site is. `off`: nobody has set it up. */
export interface StatusLine {
  key: string;
  state: 'good' | 'wrong' | 'off';
  said: Sentence[];
  /** What to do where something is wrong. */
  mend?: string;
}

/** As the alert rules have it (`deploy/prometheus/alerts.yml`). */
const DELIVERY_LATE_S = 3600;
const PURGE_LATE_S = 600;
const MIN_FREE_DISK_BYTES = 1_073_741_824;
const DISK_SHARE = 0.05;

const good = (key: string, ...said: Sentence[]): StatusLine => ({ key, state: 'good', said });
const off = (key: string, ...said: Sentence[]): StatusLine => ({ key, state: 'off', said });
const wrong = (key: string, mend: string, ...said: Sentence[]): StatusLine => ({
  ...{ key, state: 'wrong', said, mend },
});

const at = (word: string, when: Date): Sentence => ({ word, times: { at: when.toISOString() } });

function website({ website: found }: Facts): StatusLine {
  const key = 'website';
  switch (found.state) {
    case 'off':
      return off(key, { word: 'website.off' });
    case 'away':
      return wrong(key, 'website.away.mend', { word: 'website.away' });
    case 'refuses':
      return wrong(key, 'website.refuses.mend', {
        word: 'website.refuses',
        values: { status: found.status },
      });
    case 'stale':
      return wrong(key, 'website.stale.mend', at('website.stale', found.asOf));
    default:
      return good(key, at('website.fresh', found.asOf));
  }
}

function content({ database: { answers, kind }, started }: Facts): StatusLine {
  const key = 'content';
  const running = at('content.running', started);
  const values = { kind };
  return answers
    ? good(key, running, { word: 'content.database', values })
    : wrong(key, 'content.noDatabase.mend', running, { word: 'content.noDatabase', values });
}

function wayLine(key: 'mail' | 'crm', { way, waiting, oldest, dead, last }: WayFacts, now: Date): StatusLine {
  const said: Sentence[] = [
    way.state === 'bad'
      ? { word: `${key}.bad`, values: { fault: way.fault } }
      : way.state === 'refuses'
        ? { word: `${key}.refuses`, values: { status: way.status } }
        : { word: `${key}.${way.state}` },
    last ? at('way.last', last) : { word: 'way.never' },
  ];
  if (oldest)
    said.push({ word: 'way.waiting', values: { count: waiting }, times: { at: oldest.toISOString() } });
  else said.push({ word: 'way.nothing' });
  if (dead > 0) said.push({ word: 'way.dead', values: { count: dead } });
  if (way.state === 'bad') return wrong(key, `${key}.bad.mend`, ...said);
  if (dead > 0) return wrong(key, 'way.dead.mend', ...said);
  if (secondsSince(oldest, now) > DELIVERY_LATE_S) return wrong(key, 'way.late.mend', ...said);
  return way.state === 'off' ? off(key, ...said) : good(key, ...said);
}

function purges({ purges: found, now }: Facts): StatusLine {
  const key = 'purges';
  if (!found) return off(key, { word: 'purges.off' });
  const { waiting, oldest } = found;
  if (!oldest) return good(key, { word: 'purges.nothing' });
  const said = { word: 'purges.waiting', values: { count: waiting }, times: { at: oldest.toISOString() } };
  return secondsSince(oldest, now) > PURGE_LATE_S ? wrong(key, 'purges.mend', said) : good(key, said);
}

function pictures({ pictures: { place, state } }: Facts): StatusLine {
  const said = [{ word: `pictures.${place}` }, { word: `pictures.${state}` }];
  return state === 'good' || state === 'empty'
    ? good('pictures', ...said)
    : wrong('pictures', `pictures.${place}.mend`, ...said);
}

function disk({ disk: space }: Facts): StatusLine {
  if (!space) return off('disk', { word: 'disk.unknown' });
  const said = { word: 'disk.free', sizes: { ...space } };
  const least = Math.max(MIN_FREE_DISK_BYTES, space.total * DISK_SHARE);
  return space.free < least ? wrong('disk', 'disk.mend', said) : good('disk', said);
}

function backup({ backup: last, now }: Facts): StatusLine {
  const key = 'backup';
  const { tried, made } = last;
  const whole: Sentence = made
    ? { ...at('backup.made', made.at), sizes: { size: made.bytes } }
    : { word: 'backup.none' };
  const state = backupState(last, now);
  if (state === 'good') return good(key, whole);
  if (state === 'never') return wrong(key, 'backup.never.mend', whole);
  if (state === 'late') return wrong(key, 'backup.late.mend', whole);
  const failed: Sentence = {
    word: 'backup.failed',
    values: { error: tried?.error ?? '' },
    times: { at: (tried?.at ?? now).toISOString() },
  };
  return wrong(key, 'backup.failed.mend', failed, whole);
}

function plans({ plans: { next, late, failed } }: Facts): StatusLine {
  const said: Sentence[] = [{ word: next.length > 0 ? 'plans.next' : 'plans.none' }];
  if (late > 0) said.push({ word: 'plans.late', values: { count: late } });
  if (failed > 0) said.push({ word: 'plans.failed', values: { count: failed } });
  if (late > 0) return wrong('plans', 'plans.late.mend', ...said);
  return failed > 0 ? wrong('plans', 'plans.failed.mend', ...said) : good('plans', ...said);
}

/** All parts of the site, in the order in which they are shown. */
export function statusLines(facts: Facts): StatusLine[] {
  const { mail, crm, now } = facts;
  return [
    website(facts),
    content(facts),
    wayLine('mail', mail, now),
    wayLine('crm', crm, now),
    purges(facts),
    pictures(facts),
    disk(facts),
    backup(facts),
    plans(facts),
  ];
}
