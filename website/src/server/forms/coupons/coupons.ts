import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDerivedId, voterKey } from '@mall/contract';
import { ContentRefusal, type ContentWriter, tooManyWrites } from '../../../content/client/content-writer.ts';
import type { CouponCard } from '../../../features/coupons/coupon-models.ts';
import {
  COUPON_FIELD,
  COUPON_NOTES,
  type CouponNote,
  couponHref,
  DOWNLOAD_PATH,
  FORGET_PATH,
  SHOW_PATH,
  VOTE_PATH,
} from '../../../features/coupons/coupon-shown.ts';
import { couponTerm, votesText } from '../../../features/coupons/coupon-words.ts';
import { COUPONS_COOKIE, keptCoupons, withCoupon } from '../../../features/coupons/kept-coupons.ts';
import { address } from '../../../i18n/addresses.ts';
import { failedWords } from '../../../i18n/failed-words.ts';
import { fold } from '../../../i18n/fold/fold.ts';
import { htmlLang, type Locale } from '../../../i18n/locales.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { translator } from '../../../i18n/translator.ts';
import { sendJson, sendPlain, sendText } from '../../responses.ts';
import type { FormHandler, FormRoute, FormTools } from '../form-tools.ts';
import { isSameOrigin, takeForm, wantsJson } from '../intake/intake.ts';
import { RETRY_AFTER_SECONDS, showResponse } from '../show-response.ts';

/** A coupon with the words of its page. */
interface FoundCoupon {
  card: CouponCard;
  words: PageWords;
}

export interface CouponParts {
  tools: FormTools;
  writer: ContentWriter;
  /**
   * Undefined when it is not there or cannot be had.
   * @param patient whether a pause of the content system is waited out
   */
  coupon: (id: number, locale: Locale, patient: boolean) => Promise<FoundCoupon | undefined>;
}

type Did = 'vote' | 'show' | 'download';

/** Holds the visitor's voter key, and nothing else; made when it is first needed, unread by scripts. */
const VOTER_COOKIE = 'voter';
/** Of both cookies: a vote that still counts is still shown. */
const COOKIE_SECONDS = 365 * 24 * 3600;
/** Ids are numbers of 31 bits. */
const MAX_ID = 0x7fff_ffff;
/** How long the website's own share lasts at most; "a few minutes", and what takes longer is told to go on tomorrow. */
const BLOCKED_SECONDS = 600;

/** For scripts; browsers are led to the coupon's page, which says it. */
const STATUS: Readonly<Record<Exclude<CouponNote, 'voted'>, number>> = {
  failed: 503,
  tooMany: 429,
  tooManyToday: 429,
  notYet: 409,
  over: 404,
};

function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= MAX_ID ? Number(text) : undefined;
}

/**
 * `POST /coupon-vote`, `/coupon-show`, `/coupon-download` with the coupon's row id: a vote counts once a visitor, the
 * code is shown, or comes as a picture, both while the coupon is valid only. Scripts get `{votes: {number, noun}, text}`
 * for a vote, without `votes` where nobody says how many there are; browsers are led (303) to
 * `GET /coupon-show?coupon=`, which shows what this visitor has done and changes nothing.
 * `POST /coupon-forget` takes back what is kept with the visitor.
 */
export function createCouponHandlers(parts: CouponParts) {
  const { tools, writer } = parts;
  const { log, secure } = tools;

  function handler(did: Did): FormHandler {
    return async (request, response, search) => {
      const locale = tools.localeOf(search);
      if (request.method === 'POST') return take(did, request, response, locale);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendText(response, 405, 'Use POST.', [['allow', 'GET, HEAD, POST']]);
      const query = new URLSearchParams(search);
      const id = did === 'show' ? idIn(query.get(COUPON_FIELD)) : undefined;
      if (id === undefined) return redirect(response, address('coupons', {}, locale));
      const note = COUPON_NOTES.find((one) => one === query.get('note'));
      const kept = Object.fromEntries(keptCoupons(request.headers.cookie ?? ''));
      return showResponse(tools, request, response, {
        answer: { form: 'coupon', answer: { id, kept, ...(note ? { note } : {}) } },
        locale,
        status: 200,
        name: 'coupon',
        failed: failedWords(translator(locale), 'coupons:failed'),
      });
    };
  }

  function redirect(response: ServerResponse, location: string) {
    sendPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', location]]);
  }

  async function take(did: Did, request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const form = `coupon-${did}`;
    const intake = await takeForm(request);
    if (!intake.ok) {
      log('form.refused', { form, status: intake.status });
      return sendText(response, intake.status, intake.reason, [['connection', 'close']]);
    }
    const id = idIn(intake.fields.get(COUPON_FIELD));
    if (id === undefined) return sendText(response, 400, 'Name a coupon.');
    const t = translator(locale);
    const refuse = (note: keyof typeof STATUS, retry?: string) => {
      if (!wantsJson(request.headers)) return redirect(response, couponHref(id, locale, note));
      const text =
        note === 'notYet' || note === 'failed' ? failedWords(t, 'coupons:failed') : t(`coupons:${note}`);
      sendJson(response, STATUS[note], { text }, retry === undefined ? [] : [['retry-after', retry]]);
    };
    const refuseTooMany = (retry = String(BLOCKED_SECONDS)) =>
      refuse(Number(retry) > BLOCKED_SECONDS ? 'tooManyToday' : 'tooMany', retry);
    if (!(await tools.admits(request, form))) {
      log('form.limited', { form });
      return refuseTooMany();
    }
    // A vote needs it only where the content system knows no numbers: who presses must not wait for a pause before,
    // and for another after.
    const found = await parts.coupon(id, locale, isDerivedId(id));
    if (found?.card.state === 'ended') return refuse('over');
    // Wishes may come early; what a coupon is worth may not.
    if (found?.card.state === 'coming' && did !== 'vote') return refuse('notYet');
    const cookies = request.headers.cookie ?? '';
    const voter = voterOf(request) ?? randomBytes(24).toString('base64url');
    const of = isDerivedId(id) ? (found?.card.key ?? String(id)) : id;
    try {
      const done = await work(did, of, found, voter, locale);
      log('form.stored', { form, locale });
      const shown = found ?? (await parts.coupon(id, locale, true));
      const key = shown?.card.key ?? String(id);
      const coupons =
        did === 'vote' ? withCoupon(cookies, `v${key}`, '') : withCoupon(cookies, `c${key}`, done.code ?? '');
      // Only now: a visitor who did not get through has left nothing anywhere.
      response.appendHeader('set-cookie', `${cookie(VOTER_COOKIE, voter, COOKIE_SECONDS)}; HttpOnly`);
      response.appendHeader('set-cookie', cookie(COUPONS_COOKIE, coupons, COOKIE_SECONDS));
      if (did === 'download') return await download(response, locale, shown, done.code ?? '');
      if (did === 'vote' && wantsJson(request.headers))
        return sendJson(response, 200, {
          ...(done.votes === undefined
            ? {}
            : { votes: votesText(done.votes, { t, lang: htmlLang(locale) }) }),
          text: t('coupons:voted'),
        });
      return redirect(response, couponHref(id, locale, did === 'vote' ? 'voted' : undefined));
    } catch (error) {
      log('form.not-stored', { form, why: error instanceof Error ? error.name : 'unknown' });
      // The content system counts networks, too: nothing was stored.
      const limited = tooManyWrites(error);
      if (limited) return refuseTooMany(limited.retryAfter);
      // One that is not there will not be there in a moment either; a 404 that nobody names may be a proxy's own.
      if (!(error instanceof ContentRefusal) || (error.status === 404 && error.reason === 'unknown'))
        return refuse('failed', RETRY_AFTER_SECONDS);
      return refuse(error.status === 409 ? 'notYet' : 'over');
    }
  }

  async function work(
    did: Did,
    of: number | string,
    found: FoundCoupon | undefined,
    voter: string,
    locale: Locale,
  ): Promise<{ votes?: number; code?: string }> {
    if (did === 'vote') {
      const { vote } = await writer.write('voteCoupon', { voter }, locale, { id: of });
      // A system that keeps its number to itself has one more now.
      const votes = vote ?? (found && found.card.votes + 1);
      return votes === undefined ? {} : { votes };
    }
    const { code } =
      did === 'show'
        ? await writer.write('showCoupon', { voter }, locale, { id: of })
        : await writer.write('downloadCoupon', { coupon: of, voter }, locale);
    return code === undefined ? {} : { code };
  }

  async function download(
    response: ServerResponse,
    locale: Locale,
    found: FoundCoupon | undefined,
    code: string,
  ) {
    const t = translator(locale);
    const { card, words } = found ?? {};
    // Loaded when the first coupon is saved: drawing is not needed otherwise.
    const { couponPicture } = await import('./coupon-picture.ts');
    const name = card?.name ?? t('coupons:heading');
    const shop = card?.tenant?.name ?? '';
    const png = await couponPicture({
      ...{ name, shop, code },
      centre: await tools.centreName(locale),
      label: card?.label ?? '',
      term: card && words ? (couponTerm(card, words) ?? '') : '',
      codeWord: t('coupons:code'),
      level: card?.place.level ?? null,
    });
    sendPlain(response, 200, 'image/png', png, [
      ['content-disposition', attachment([shop, name].filter(Boolean).join(' '), locale)],
    ]);
  }

  function cookie(name: string, value: string, seconds: number): string {
    return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  const forget: FormHandler = async (request, response) => {
    if (request.method !== 'POST') return sendText(response, 405, 'Use POST.', [['allow', 'POST']]);
    if (!isSameOrigin(request.headers))
      return sendText(response, 403, 'Forms are taken from this site only.', [['connection', 'close']]);
    response.appendHeader('set-cookie', `${cookie(VOTER_COOKIE, '', 0)}; HttpOnly`);
    response.appendHeader('set-cookie', cookie(COUPONS_COOKIE, '', 0));
    sendPlain(response, 204, 'text/plain; charset=utf-8', '');
  };

  return {
    senders: {
      voteCoupon: [VOTE_PATH, handler('vote')],
      showCoupon: [SHOW_PATH, handler('show')],
      downloadCoupon: [DOWNLOAD_PATH, handler('download')],
    },
    forget: [FORGET_PATH, forget],
  } satisfies { senders: Record<string, FormRoute>; forget: FormRoute };
}

/** The key in the visitor's cookie, if it is one of ours. */
export function voterOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const found = /(?:^|;\s*)voter=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  return voterKey.safeParse(found).success ? found : undefined;
}

/** A file's name in its own letters, and one for what reads none but ASCII (RFC 6266). */
export function attachment(title: string, locale: Locale): string {
  const plain = fold(title, locale)
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  // What no file system takes in a name is a space.
  const own = title
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed();
  const encoded = encodeURIComponent(`${own || 'coupon'}.png`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'coupon'}.png"; filename*=UTF-8''${encoded}`;
}
