import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyOfWrite, KEY_PATTERN, type Receipt, type WriteName } from '@mall/contract';
import { PHOTO_MOST_BYTES, PHOTOS_MOST } from '@mall/contract/validation/photos.ts';
import {
  ContentRefusal,
  type ContentWriter,
  isNotOffered,
  type WriteOptions,
} from '../../content/content-writer.ts';
import {
  ELAPSED_FIELD,
  KEY_FIELD,
  LEAST_FILL_MS,
  SOURCE_FIELD,
  TRAP_FIELD,
} from '../../features/forms/form-constants.ts';
import {
  cleaned,
  type Fault,
  type FormRules,
  faultText,
  readForm,
  type Values,
} from '../../features/forms/form-rules.ts';
import type { FormState } from '../../features/forms/form-state.ts';
import { failedWords, faultWords } from '../../features/forms/form-words.ts';
import type { SubmissionForm, SubmissionShown } from '../../features/forms/submission-shown.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Translate, translator } from '../../i18n/translator.ts';
import { answerJson, answerPlain, answerText } from '../answers.ts';
import type { FormHandler, FormTools } from './forms.ts';
import { isAutomatic, takeWholeForm, wantsJson } from './intake.ts';
import type { MultipartLimits } from './multipart.ts';
import { release, type Upload } from './multipart.ts';
import { cleanPhoto } from './photos.ts';
import { createRepeats } from './repeats.ts';
import { RETRY_AFTER_SECONDS, showAnswer } from './show-answer.ts';

/** What a posted form turns out to be. */
export interface ReadSubmission<W extends WriteName> {
  rules: FormRules;
  /** The call's body of values without faults. */
  body: (values: Values, source: string) => BodyOfWrite<W>;
  done: { heading: string; text: string };
  /** What the answering page needs beside the state. */
  shown: Pick<SubmissionShown, 'page' | 'asked'>;
}

/** One form of the site that ends in one writing call. */
export interface Submission<W extends WriteName> {
  form: SubmissionForm;
  path: string;
  write: W;
  /** Of a form without files, bytes. */
  mostBytes: number;
  photos?: boolean;
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
  /** Where it goes when the content system has no such call. */
  otherwise?: (
    writer: ContentWriter,
    about: { body: BodyOfWrite<W>; locale: Locale; centre: string; options: WriteOptions },
  ) => Promise<unknown>;
}

const BLOCKED_SECONDS = '600';
const AUTOMATIC = { trap: TRAP_FIELD, elapsed: ELAPSED_FIELD, leastMs: LEAST_FILL_MS };
/** More than what can be sent, so that a photo too many or too large is answered with the form rather than cut off. */
const PHOTO_LIMITS: MultipartLimits = {
  bodyBytes: 24 * 1024 * 1024,
  fileBytes: PHOTO_MOST_BYTES,
  files: PHOTOS_MOST,
  silenceMs: 10_000,
};

/** Refusals of the content system that have a field to stand beside. */
const REFUSED_FIELDS: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  TimeTaken: { first: 'taken' },
};

/**
 * `POST {path}?locale=`: 200 `{done}` or `{message, faults}` for scripts, a page for browsers (303 to one that says it
 * is sent, so that a reload sends nothing). 400 a program, 403 another site, 413 a photo too large, 422 faults in
 * fields, 429 too many, 503 nothing stored; what was typed is in the page. Never cached, nothing typed is logged.
 */
export function createSubmissionHandler<W extends WriteName>(
  kind: Submission<W>,
  tools: FormTools,
  writer: ContentWriter,
): FormHandler {
  const { log, now } = tools;
  const { form, path } = kind;
  const once = createRepeats<void>(now);

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    if (!new URLSearchParams(search).has('done')) return lead(response, kind.home(locale));
    return show(request, response, locale, { form, page: '', state: { state: 'done' } }, 200);
  };

  function lead(response: ServerResponse, location: string) {
    answerPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', location]]);
  }

  async function take(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const intake = await takeWholeForm(request, {
      most: kind.mostBytes,
      ...(kind.photos ? { files: PHOTO_LIMITS } : {}),
    });
    if (!intake.ok) {
      log('form.refused', { form, status: intake.status });
      const headers: [string, string][] = intake.close ? [['connection', 'close']] : [];
      if (wantsJson(request.headers))
        return answerJson(response, intake.status, { message: failedWords(translator(locale)) }, headers);
      return answerText(response, intake.status, intake.reason, headers);
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
    const t = translator(locale);
    const field = (name: string) => cleaned('line', fields.get(name) ?? '');
    const read = kind.read(field, {
      t,
      locale,
      today: tools.today(),
      raw: (name) => fields.get(name) ?? '',
    });
    if (!read) {
      log('form.refused', { form, status: 400 });
      return answerText(response, 400, 'This is no form of ours.');
    }
    const { values, faults } = readForm(read.rules, all);
    const fail = (state: 'form' | 'failed' | 'tooMany', status: number, wrong = faults, retry?: string) =>
      refuse(
        request,
        response,
        locale,
        read,
        { state, values, faults: wrong },
        status,
        retry,
        uploads.length > 0,
      );
    if (isAutomatic(fields, AUTOMATIC)) {
      log('form.automatic', { form });
      return fail('failed', 400, {});
    }
    const photoFault = uploadFault(uploads, fileCount);
    if (photoFault) {
      const status = uploads.some(({ tooLarge }) => tooLarge) ? 413 : 422;
      return fail('form', status, { ...faults, photos: photoFault });
    }
    if (Object.keys(faults).length > 0) return fail('form', 422);
    if (!(await tools.admits(request, form))) {
      log('form.limited', { form });
      return fail('tooMany', 429, {}, BLOCKED_SECONDS);
    }
    const photos = await cleanAll(uploads);
    if (!photos.ok) {
      log('form.photo-refused', { form, why: photos.fault });
      return fail('form', 422, { photos: photos.fault });
    }
    const body = read.body(values, sourceOf(field(SOURCE_FIELD)));
    const key = field(KEY_FIELD);
    const files = photos.files;
    try {
      const sameFiles = files.map((file) => createHash('sha256').update(file).digest('base64url'));
      await once({ body, locale, sameFiles }, async () => {
        const receipt = await store(body, locale, KEY_PATTERN.test(key) ? key : undefined, files);
        if (receipt) void follow(receipt, body, locale);
      });
    } catch (error) {
      if (error instanceof ContentRefusal) {
        log('form.not-taken', { form, status: error.status, why: error.reason });
        const wrong = REFUSED_FIELDS[error.reason];
        return wrong ? fail('form', 409, wrong) : fail('failed', 422, {});
      }
      log('form.not-stored', { form, why: error instanceof Error ? error.name : 'unknown' });
      return fail('failed', 503, {}, RETRY_AFTER_SECONDS);
    }
    log('form.stored', { form, locale, photos: files.length });
    if (wantsJson(request.headers)) return answerJson(response, 200, { done: read.done });
    lead(response, `${path}?locale=${locale}&done=1`);
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

  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { rules, shown }: ReadSubmission<W>,
    state: Exclude<FormState, { state: 'done' }>,
    status: number,
    retry: string | undefined,
    photosLost: boolean,
  ) {
    if (retry) response.setHeader('retry-after', retry);
    if (status === 413) response.setHeader('connection', 'close');
    if (!wantsJson(request.headers))
      return show(request, response, locale, { form, ...shown, state, photosLost }, status);
    const t = translator(locale);
    const words = faultWords(t);
    const faults = Object.fromEntries(
      Object.entries(state.faults).flatMap(([name, fault]) => {
        const rule = rules[name];
        return rule ? [[name, faultText(fault, rule, words)]] : [];
      }),
    );
    const said = { form: t('forms:check'), failed: failedWords(t), tooMany: t('forms:tooMany') };
    const message = said[state.state];
    answerJson(response, status, { message, faults });
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: SubmissionShown,
    status: number,
  ) {
    const failed = failedWords(translator(locale));
    return showAnswer(tools, request, response, {
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

function uploadFault(uploads: readonly Upload[], fileCount: number): Fault | undefined {
  if (uploads.some(({ tooLarge }) => tooLarge)) return 'photoSize';
  return fileCount > PHOTOS_MOST ? 'photoCount' : undefined;
}

async function cleanAll(
  uploads: readonly Upload[],
): Promise<{ ok: true; files: Buffer[] } | { ok: false; fault: Fault }> {
  const files: Buffer[] = [];
  for (const { bytes } of uploads) {
    const photo = await cleanPhoto(bytes);
    if (!photo.ok) return photo;
    files.push(photo.jpeg);
  }
  return { ok: true, files };
}
