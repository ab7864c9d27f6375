import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyOfWrite, KEY_PATTERN, type Receipt, type WriteName } from '@mall/contract';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@mall/contract/validation/photos.ts';
import {
  ContentRefusal,
  type ContentWriter,
  isNotOffered,
  mayRefuseFiles,
  type WriteOptions,
} from '../../content/client/content-writer.ts';
import {
  AGAIN,
  CONFIRM,
  CONFIRM_STATUS,
  KEY_FIELD,
  PAGE_FIELD,
  PROOF_FIELD,
  SOURCE_FIELD,
} from '../../features/forms/form-constants.ts';
import {
  cleaned,
  FIELD_ISSUES,
  type FieldIssue,
  type FieldIssues,
  type FormRules,
  issueText,
  readForm,
  type Values,
} from '../../features/forms/form-rules.ts';
import { issueWords, stateWords } from '../../features/forms/form-words.ts';
import type { SubmissionForm, SubmissionShown } from '../../features/forms/submission-shown.ts';
import { failedWords } from '../../i18n/failed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Translate, translator } from '../../i18n/translator.ts';
import { sendJson, sendPlain, sendText } from '../responses.ts';
import type { FormHandler, FormTools } from './form-tools.ts';
import { takeWholeForm, wantsJson } from './intake/intake.ts';
import { type MultipartLimits, release, type Upload } from './intake/multipart.ts';
import { cleanPhoto } from './intake/photos.ts';
import { forgetProof, keptProof } from './limits/proof-cookie.ts';
import { createRepeats } from './limits/repeats.ts';
import { showResponse } from './show-response.ts';
import {
  forgetTyped,
  keepTyped,
  notStored,
  type Outcome,
  outcomeFields,
  outcomeIn,
  TOO_OFTEN,
  typedIn,
} from './typed.ts';

/** What a posted form turns out to be. */
interface ReadSubmission<W extends WriteName> {
  rules: FormRules;
  /** The endpoint's body of values without issues. */
  body: (values: Values, source: string) => BodyOfWrite<W>;
  done: { heading: string; text: string };
  /** What the answering page needs beside the state. */
  shown: Pick<SubmissionShown, 'page' | 'asked'>;
}

/** One form of the site that ends in one writing endpoint. */
export interface Submission<W extends WriteName> {
  form: SubmissionForm;
  path: string;
  write: W;
  /** Of a form without files, bytes. */
  mostBytes: number;
  photos?: boolean;
  /** Fields besides those of its rules that `read` needs. */
  about: readonly string[];
  /**
   * Undefined: no form of ours posts this. @param field first value of a name, one line; `raw` as it came
   * @param today YYYY-MM-DD in the centre
   */
  read: (
    field: (name: string) => string,
    about: { t: Translate; locale: Locale; today: string; raw: (name: string) => string },
  ) => ReadSubmission<W> | undefined;
  /** Address of the page that the form stands on. */
  home: (locale: Locale) => string;
  /** What else is asked for once it is stored; its failure is logged and changes nothing for the visitor. */
  after?: (
    writer: ContentWriter,
    about: { receipt: Receipt; body: BodyOfWrite<W>; locale: Locale; centre: string },
  ) => Promise<unknown>;
  /** Where it goes when the content system has no such endpoint. */
  otherwise?: (
    writer: ContentWriter,
    about: { body: BodyOfWrite<W>; locale: Locale; centre: string; options: WriteOptions },
  ) => Promise<unknown>;
}

/** More than what can be sent, so that a photo too many or too large is answered with the form rather than cut off. */
const PHOTO_LIMITS: MultipartLimits = {
  bodyBytes: 24 * 1024 * 1024,
  fileBytes: MAX_PHOTO_BYTES,
  files: MAX_PHOTOS,
  silenceMs: 10_000,
};

/** A form without files in parts: as large as otherwise, with what names and boundaries take. */
const PARTS_LIMITS = { fileBytes: 0, files: 0, silenceMs: 10_000 };

/** Refusals of the content system that have a field to stand beside. */
const REFUSED_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldIssue>>>> = {
  TimeTaken: { first: 'taken' },
  TimeNotOffered: { first: 'taken' },
  AlternateNotOffered: { alternate: 'taken' },
};

interface Failed extends Outcome {
  values: Values;
  issues: FieldIssues;
  /** The fields besides those of its rules, as they came. */
  about: Readonly<Record<string, string>>;
  source: string;
  photosLost: boolean;
}

/** Says which page of many a form stood on. */
export const SLUG = /^[\p{L}\p{N}_.~-]{1,200}$/u;

/** Names beside the fields' own in what is kept of a form; no field is called so. */
const PHOTOS_LOST = ':photos';
const ISSUE_OF = ':fault:';

/** As if it were posted again, with what became of it. */
function keptForm({ values, issues, about, source, photosLost, ...outcome }: Failed): URLSearchParams {
  return new URLSearchParams([
    ...outcomeFields(outcome),
    ...(photosLost ? [[PHOTOS_LOST, '1']] : []),
    [SOURCE_FIELD, source],
    ...Object.entries(about),
    ...Object.entries(values).flatMap(([name, given]) => given.map((value) => [name, value])),
    ...Object.entries(issues).map(([name, issue]) => [ISSUE_OF + name, issue]),
  ]);
}

/** It has been with a browser: no more of it is believed than of a posted form. */
function readKept(kept: URLSearchParams, rules: FormRules): Omit<Failed, 'about'> {
  const outcome = outcomeIn(kept);
  const { values, issues } = readForm(rules, (name) => kept.getAll(name));
  const found = Object.keys(rules).flatMap((name) => {
    const issue = FIELD_ISSUES.find((one) => one === kept.get(ISSUE_OF + name));
    return issue ? [[name, issue]] : [];
  });
  return {
    ...outcome,
    values,
    issues: outcome.state === 'form' ? { ...issues, ...Object.fromEntries(found) } : {},
    source: sourceOf(kept.get(SOURCE_FIELD) ?? ''),
    photosLost: kept.has(PHOTOS_LOST),
  };
}

/**
 * `POST {path}?locale=`: 200 `{done}` or `{message, faults}` for scripts. Browsers are led (303) to a page that says
 * it is sent or, with what was typed, what is wrong, so that neither a reload nor going back sends anything; what is
 * too long to be kept for that page is answered at once. 403 another site, 413 a photo too large, 422 issues in fields,
 * 428 one more press (`proofs.ts`), 429 too many, 503 nothing stored. `GET {path}?proof=1` gives a script a proof. Never
 * cached, nothing typed is logged.
 */
export function createSubmissionHandler<W extends WriteName>(
  kind: Submission<W>,
  tools: FormTools,
  writer: ContentWriter,
): FormHandler {
  const { log, now, proofs } = tools;
  const { form, path } = kind;
  const place = { path, secure: tools.secure };
  const once = createRepeats<void>(now);

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    const query = new URLSearchParams(search);
    if (query.has(PROOF_FIELD)) return sendJson(response, 200, { proof: proofs.give(path) });
    if (query.has(AGAIN)) return again(request, response, locale, query);
    if (!query.has('done')) return redirect(response, kind.home(locale));
    return show(request, response, locale, { form, page: '', state: { state: 'done' } }, 200);
  };

  function redirect(response: ServerResponse, location: string) {
    sendPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', location]]);
  }

  async function take(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const intake = await takeWholeForm(request, {
      most: kind.mostBytes,
      parts: kind.photos ? PHOTO_LIMITS : { ...PARTS_LIMITS, bodyBytes: 2 * kind.mostBytes },
    });
    if (!intake.ok) {
      log('form.refused', { form, status: intake.status });
      const headers: [string, string][] = intake.close ? [['connection', 'close']] : [];
      if (wantsJson(request.headers))
        return sendJson(
          response,
          intake.status,
          { message: failedWords(translator(locale), 'forms:failed') },
          headers,
        );
      return sendText(response, intake.status, intake.reason, headers);
    }
    try {
      await taken(request, response, locale, intake);
    } finally {
      release(intake.uploads);
    }
  }

  async function taken(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { fields, all, uploads, fileCount }: Extract<Awaited<ReturnType<typeof takeWholeForm>>, { ok: true }>,
  ) {
    const field = (name: string) => cleaned('line', fields.get(name) ?? '');
    const read = readKind((name) => fields.get(name) ?? '', locale);
    if (!read || (!kind.photos && fileCount > 0)) {
      log('form.refused', { form, status: 400 });
      return sendText(response, 400, 'This is no form of ours.');
    }
    const { values, issues } = readForm(read.rules, all);
    const source = sourceOf(field(SOURCE_FIELD));
    const about = Object.fromEntries(kind.about.map((name) => [name, fields.get(name) ?? '']));
    const fail = (outcome: Outcome, wrong: FieldIssues = issues, helped = true) =>
      refuse(
        request,
        response,
        locale,
        read,
        { ...outcome, ...{ values, issues: wrong, about, source }, photosLost: uploads.length > 0 },
        helped,
      );
    const photoIssue = uploadIssue(uploads, fileCount);
    if (photoIssue) {
      const status = uploads.some(({ tooLarge }) => tooLarge) ? 413 : 422;
      return fail({ state: 'form', status }, { ...issues, photos: photoIssue });
    }
    if (Object.keys(issues).length > 0) return fail({ state: 'form', status: 422 });
    const key = field(KEY_FIELD);
    const verdict = await proofs.take(
      path,
      { fields, kept: keptProof(request) },
      sendingOf([values, about, key, locale], uploads),
    );
    if (verdict.is === 'doubtful') {
      log('form.doubtful', { form, why: verdict.why });
      return fail({ state: 'confirm', status: CONFIRM_STATUS }, {}, verdict.why !== 'trap');
    }
    if (verdict.is === 'done') return succeed(request, response, locale, read);
    if (!(await tools.admits(request, form))) {
      log('form.limited', { form });
      return fail(TOO_OFTEN, {});
    }
    const photos = await cleanAll(uploads);
    if (!photos.ok) {
      log('form.photo-refused', { form, why: photos.issue });
      return fail({ state: 'form', status: 422 }, { photos: photos.issue });
    }
    const body = read.body(values, source);
    const files = photos.files;
    try {
      const sameFiles = files.map((file) => createHash('sha256').update(file).digest('base64url'));
      // Two visitors may answer a survey alike at once.
      await once({ visitor: tools.visitor(request), key, body, locale, sameFiles }, async () => {
        const receipt = await store(body, locale, KEY_PATTERN.test(key) ? key : undefined, files);
        if (receipt) void follow(receipt, body, locale);
      });
    } catch (error) {
      if (error instanceof ContentRefusal) {
        log('form.not-taken', { form, status: error.status, why: error.reason });
        const wrong = REFUSED_FIELDS[error.reason];
        return wrong
          ? fail({ state: 'form', status: 409 }, wrong)
          : fail({ state: 'failed', status: 422 }, {});
      }
      const outcome = notStored(error);
      const why = error instanceof Error ? error.name : 'unknown';
      log('form.not-stored', { form, why, status: outcome.status });
      return fail(outcome, {});
    }
    log('form.stored', { form, locale, photos: files.length });
    verdict.stored('done');
    succeed(request, response, locale, read);
  }

  function succeed(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    read: ReadSubmission<W>,
  ) {
    forgetTyped(request, response, place);
    forgetProof(request, response, tools.secure);
    if (wantsJson(request.headers)) return sendJson(response, 200, { done: read.done });
    redirect(response, `${path}?locale=${locale}&done=1`);
  }

  /** Undefined = stored by the other way. */
  async function store(
    body: BodyOfWrite<W>,
    locale: Locale,
    key: string | undefined,
    files: Buffer[],
  ): Promise<Receipt | undefined> {
    try {
      return await writer.write(kind.write, body, locale, { key, files });
    } catch (error) {
      if (kind.otherwise && isNotOffered(error)) {
        log('form.otherwise', { form, photosLeftOut: files.length });
        await kind.otherwise(writer, {
          body,
          locale,
          centre: await tools.centreName(locale),
          options: { key },
        });
        return undefined;
      }
      if (files.length > 0 && mayRefuseFiles(error)) {
        log('form.photos-left-out', { form, photos: files.length });
        return writer.write(kind.write, body, locale, { key });
      }
      // The key came back with another form (a reload loses photos): that one is known by what is in it.
      if (!(error instanceof ContentRefusal) || error.reason !== 'IdempotencyConflict') throw error;
      return writer.write(kind.write, body, locale, { files });
    }
  }

  async function follow(receipt: Receipt, body: BodyOfWrite<W>, locale: Locale) {
    try {
      if (kind.after)
        await kind.after(writer, { receipt, body, locale, centre: await tools.centreName(locale) });
    } catch (error) {
      log('form.not-followed', { form, why: error instanceof Error ? error.name : 'unknown' });
    }
  }

  function readKind(raw: (name: string) => string, locale: Locale) {
    const about = { t: translator(locale), locale, today: tools.today(), raw };
    return kind.read((name) => cleaned('line', raw(name)), about);
  }

  /**
   * The page that a browser is led to with what could not be sent. Where nothing is kept any more that is the form's
   * own, but for what was to be confirmed: a browser that keeps nothing gets there with every try, and needs a form
   * with a proof.
   */
  function again(request: IncomingMessage, response: ServerResponse, locale: Locale, query: URLSearchParams) {
    const kept = typedIn(request);
    const read = kept && readKind((name) => kept.get(name) ?? '', locale);
    if (!read) {
      const page = query.get(PAGE_FIELD) ?? '';
      const known = SLUG.test(page) || (page === '' && !kind.about.includes(PAGE_FIELD));
      if (query.get(AGAIN) !== CONFIRM || !known) return redirect(response, kind.home(locale));
      const state = { state: 'retype', values: {}, issues: {}, proof: proofs.give(path) } as const;
      return show(request, response, locale, { form, page, state }, CONFIRM_STATUS);
    }
    return sendPage(request, response, locale, read, readKept(kept, read.rules));
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { shown }: ReadSubmission<W>,
    { status, retryAfter, state, values, issues, source, photosLost }: Omit<Failed, 'about'>,
  ) {
    if (retryAfter) response.setHeader('retry-after', retryAfter);
    const answer = {
      form,
      ...shown,
      source,
      state: { state, values, issues, proof: proofs.give(path) },
      photosLost,
    };
    return show(request, response, locale, answer, status);
  }

  /** @param helped whether a script may send it again at once */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    read: ReadSubmission<W>,
    failed: Failed,
    helped: boolean,
  ) {
    const { state, status, retryAfter, issues, about } = failed;
    if (status === 413) response.setHeader('connection', 'close');
    if (!wantsJson(request.headers)) {
      if (keepTyped(response, keptForm(failed), place)) {
        const page = about[PAGE_FIELD] ? `&${PAGE_FIELD}=${encodeURIComponent(about[PAGE_FIELD])}` : '';
        const which = state === 'confirm' ? CONFIRM + page : '1';
        return redirect(response, `${path}?locale=${locale}&${AGAIN}=${which}`);
      }
      return sendPage(request, response, locale, read, failed);
    }
    const t = translator(locale);
    const words = issueWords(t);
    const texts = Object.entries(issues).flatMap(([name, issue]) => {
      const rule = read.rules[name];
      return rule ? [[name, issueText(issue, rule, words)]] : [];
    });
    const message = stateWords(state, t);
    sendJson(
      response,
      status,
      { message, faults: Object.fromEntries(texts), ...(helped && { proof: proofs.give(path) }) },
      retryAfter ? [['retry-after', retryAfter]] : [],
    );
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: SubmissionShown,
    status: number,
  ) {
    const failed = failedWords(translator(locale), 'forms:failed');
    return showResponse(tools, request, response, {
      answer: { form: 'submission', answer },
      locale,
      status,
      name: form,
      failed,
    });
  }
}

/** Any address of a page, and nothing else. */
function sourceOf(text: string): string {
  return text.length <= 500 && /^(?:https?:\/)?\/[^\s<>"]*$/i.test(text) ? text : '';
}

function uploadIssue(uploads: readonly Upload[], fileCount: number): FieldIssue | undefined {
  if (uploads.some(({ tooLarge }) => tooLarge)) return 'photoSize';
  return fileCount > MAX_PHOTOS ? 'photoCount' : undefined;
}

/** Tells one sending of a form from others; photos by what they are made of. */
function sendingOf(given: unknown, uploads: readonly Upload[]): string {
  const hash = createHash('sha256').update(JSON.stringify(given));
  for (const { bytes } of uploads) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('base64url');
}

async function cleanAll(
  uploads: readonly Upload[],
): Promise<{ ok: true; files: Buffer[] } | { ok: false; issue: FieldIssue }> {
  const files: Buffer[] = [];
  for (const { bytes } of uploads) {
    const photo = await cleanPhoto(bytes);
    if (!photo.ok) return photo;
    files.push(photo.jpeg);
  }
  return { ok: true, files };
}
