import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { voterKey } from '@mall/contract';
import type { CouponCard } from '../../content/benefits-models.ts';
import { ContentRefusal, type ContentWriter } from '../../content/content-writer.ts';
import { couponPicture } from '../../features/coupons/coupon-picture.ts';
import {
  COUPON_FIELD,
  type CouponShown,
  DOWNLOAD_PATH,
  SHOW_PATH,
  VOTE_PATH,
} from '../../features/coupons/coupon-shown.ts';
import { couponTerm } from '../../features/coupons/coupon-words.ts';
import { address } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { translator } from '../../i18n/translator.ts';
import { floorColours } from '../../ui/floor-colours.ts';
import { answerJson, answerPlain, answerText } from '../answers.ts';
import type { FormHandler, FormTools } from './forms.ts';
import { takeForm, wantsJson } from './intake.ts';
import { RETRY_AFTER_SECONDS, showAnswer } from './show-answer.ts';

export interface CouponParts {
  tools: FormTools;
  writer: ContentWriter;
  /** The coupon with the words of its page; undefined when it is not there or cannot be had. */
  coupon: (
    id: number,
    locale: Locale,
  ) => Promise<{ card: CouponCard; words: PageWords; centre: string } | undefined>;
  /** Visitors come over https: the cookie travels over nothing else. */
  secure: boolean;
}

type Did = 'vote' | 'show' | 'download';

/** Holds the visitor's voter key, and nothing else; made when it is first needed, unread by scripts. */
const COOKIE = 'voter';
const COOKIE_SECONDS = 365 * 24 * 3600;
const BLOCKED_SECONDS = '600';

/**
 * `POST /coupon-vote`, `/coupon-show`, `/coupon-download` with the coupon's row id: a vote counts once a visitor, the
 * code is shown, or comes as a picture. Scripts get `{votes, text}` for a vote; browsers a page, or the picture.
 */
export function createCouponHandlers(parts: CouponParts): [string, FormHandler][] {
  const { tools, writer, secure } = parts;
  const { log } = tools;

  function handler(did: Did): FormHandler {
    return async (request, response, search) => {
      const locale = tools.localeOf(search);
      if (request.method === 'POST') return take(did, request, response, locale);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answerText(response, 405, 'Use POST.', [['allow', 'GET, HEAD, POST']]);
      answerPlain(response, 303, 'text/plain; charset=utf-8', '', [
        ['location', address('coupons', {}, locale)],
      ]);
    };
  }

  async function take(did: Did, request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const intake = await takeForm(request);
    if (!intake.ok) {
      log('form.refused', { form: `coupon-${did}`, status: intake.status });
      return answerText(response, intake.status, intake.reason, [['connection', 'close']]);
    }
    const given = intake.fields.get(COUPON_FIELD) ?? '';
    if (!/^[1-9]\d{0,8}$/.test(given)) return answerText(response, 400, 'Name a coupon.');
    const id = Number(given);
    const t = translator(locale);
    if (!(await tools.admits(request, `coupon-${did}`))) {
      log('form.limited', { form: `coupon-${did}` });
      response.setHeader('retry-after', BLOCKED_SECONDS);
      if (wantsJson(request.headers)) return answerJson(response, 429, { text: t('coupons:tooMany') });
      return show(request, response, locale, { id, state: 'tooMany' }, 429);
    }
    const voter = voterOf(request) ?? randomBytes(24).toString('base64url');
    try {
      const done = await work(did, id, voter, locale);
      log('form.stored', { form: `coupon-${did}`, locale });
      // Only now: a visitor who did not get through has left nothing anywhere.
      response.setHeader('set-cookie', cookie(voter, secure));
      if (did === 'download') return await download(response, locale, id, done.code ?? '');
      if (did === 'vote' && wantsJson(request.headers))
        return answerJson(response, 200, { votes: done.votes, text: t('coupons:voted') });
      const state = did === 'vote' ? 'voted' : 'shown';
      return await show(request, response, locale, { id, state, ...done }, 200);
    } catch (error) {
      log('form.not-stored', { form: `coupon-${did}`, why: error instanceof Error ? error.name : 'unknown' });
      // One that is not there will not be there in a moment either.
      const status = error instanceof ContentRefusal ? 404 : 503;
      if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      if (wantsJson(request.headers)) return answerJson(response, status, { text: t('coupons:failed') });
      return show(request, response, locale, { id, state: 'failed' }, status);
    }
  }

  async function work(
    did: Did,
    id: number,
    voter: string,
    locale: Locale,
  ): Promise<Pick<CouponShown, 'votes' | 'code'>> {
    if (did === 'vote') {
      const { vote } = await writer.write('voteCoupon', { voter }, locale, { id });
      const votes = vote ?? (await parts.coupon(id, locale))?.card.votes;
      if (votes === undefined) return {};
      // A system that does not count for us has one more now.
      return { votes: vote ?? votes + 1 };
    }
    const { code } =
      did === 'show'
        ? await writer.write('showCoupon', { voter }, locale, { id })
        : await writer.write('downloadCoupon', { coupon: id, voter }, locale);
    return code === undefined ? {} : { code };
  }

  async function download(response: ServerResponse, locale: Locale, id: number, code: string) {
    const found = await parts.coupon(id, locale);
    const t = translator(locale);
    const { card, words, centre } = found ?? {};
    const svg = couponPicture(
      {
        centre: centre ?? '',
        label: card?.label ?? '',
        name: card?.name ?? t('coupons:heading'),
        shop: card?.tenant?.name ?? '',
        code,
        term: card && words ? (couponTerm(card, words) ?? '') : '',
        codeWord: t('coupons:code'),
      },
      floorColours(card?.place.level ?? null),
      await fontFaces(locale),
    );
    answerPlain(response, 200, 'image/svg+xml; charset=utf-8', svg, [
      ['content-disposition', 'attachment; filename="coupon.svg"'],
    ]);
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: CouponShown,
    status: number,
  ) {
    const failed = translator(locale)('coupons:failed');
    return showAnswer(tools, request, response, {
      answer: { form: 'coupon', answer },
      locale,
      status,
      name: 'coupon',
      failed,
    });
  }

  return [
    [VOTE_PATH, handler('vote')],
    [SHOW_PATH, handler('show')],
    [DOWNLOAD_PATH, handler('download')],
  ];
}

/** The key in the visitor's cookie, if it is one of ours. */
export function voterOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const found = /(?:^|;\s*)voter=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  return voterKey.safeParse(found).success ? found : undefined;
}

function cookie(voter: string, secure: boolean): string {
  return `${COOKIE}=${voter}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

const CYRILLIC: ReadonlySet<Locale> = new Set<Locale>(['bg-BG', 'ru']);
const resolve = createRequire(import.meta.url).resolve;
const faces = new Map<string, Promise<string>>();

function face(subset: string): Promise<string> {
  const known = faces.get(subset);
  if (known) return known;
  const file = resolve(`@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`);
  const made = readFile(file).then(
    (bytes) =>
      `@font-face{font-family:"Golos Text";font-weight:400 900;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")${subset === 'latin' ? '' : `;unicode-range:${subset === 'cyrillic' ? 'U+0400-04FF' : 'U+0100-02FF,U+1E00-1EFF'}`}}`,
  );
  faces.set(subset, made);
  return made;
}

/** The fonts that a saved drawing needs to look like the site wherever it is opened. */
async function fontFaces(locale: Locale): Promise<string> {
  const all = await Promise.all(['latin', CYRILLIC.has(locale) ? 'cyrillic' : 'latin-ext'].map(face));
  return all.join('');
}
