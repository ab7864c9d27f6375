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
  AGAIN,
  ELAPSED_FIELD,
  KEY_FIELD,
  LEAST_FILL_MS,
  SOURCE_FIELD,
  TRAP_FIELD,
} from '../../features/forms/form-constants.ts';
import {
  cleaned,
  FAULTS,
  type Fault,
  type Faults,
  type FormRules,
  faultText,
  readForm,
  type Values,
} from '../../features/forms/form-rules.ts';
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
import { showAnswer } from './show-answer.ts';
import {
  forgetTyped,
  keepTyped,
  type Outcome,
  outcomeFields,
  outcomeIn,
  RETRY_AFTER,
  typedIn,
} from './typed.ts';

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
  /** Where it goes when the content system has no such call. */
  otherwise?: (
    writer: ContentWriter,
    about: { body: BodyOfWrite<W>; locale: Locale; centre: string; options: WriteOptions },
  ) => Promise<unknown>;
}

const AUTOMATIC = { trap: TRAP_FIELD, elapsed: ELAPSED_FIELD, leastMs: LEAST_FILL_MS };
/** More than what can be sent, so that a photo too many or too large is answered with the form rather than cut off. */
const PHOTO_LIMITS: MultipartLimits = {
  bodyBytes: 24 * 1024 * 1024,
  fileBytes: PHOTO_MOST_BYTES,
  files: PHOTOS_MOST,
  silenceMs: 10_000,
};

/** A form without files in parts: as large as otherwise, with what names and boundaries take. */
const PARTS_LIMITS = { fileBytes: 0, files: 0, silenceMs: 10_000 };

/** Refusals of the content system that have a field to stand beside. */
const REFUSED_FIELDS: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  TimeTaken: { first: 'taken' },
};

interface Failed extends Outcome {
  values: Values;
  faults: Faults;
  /** The fields besides those of its rules, as they came. */
  about: Readonly<Record<string, string>>;
  photosLost: boolean;
}

/** Names beside the fields' own in what is kept of a form; no field is called so. */
const PHOTOS_LOST = ':photos';
const FAULT_OF = ':fault:';

/** As if it were posted again, with what became of it. */
function keptForm({ values, faults, about, photosLost, ...outcome }: Failed): URLSearchParams {
  return new URLSearchParams([
    ...outcomeFields(outcome),
    ...(photosLost ? [[PHOTOS_LOST, '1']] : []),
    ...Object.entries(about),
    ...Object.entries(values).flatMap(([name, given]) => given.map((value) => [name, value])),
    ...Object.entries(faults).map(([name, fault]) => [FAULT_OF + name, fault]),
  ]);
}

/** It has been with a browser: no more of it is believed than of a posted form. */
function readKept(kept: URLSearchParams, rules: FormRules): Omit<Failed, 'about'> {
  const outcome = outcomeIn(kept);
  const { values, faults } = readForm(rules, (name) => kept.getAll(name));
  const found = Object.keys(rules).flatMap((name) => {
    const fault = FAULTS.find((one) => one === kept.get(FAULT_OF + name));
    return fault ? [[name, fault]] : [];
  });
  return {
    ...outcome,
    values,
    faults: outcome.state === 'form' ? { ...faults, ...Object.fromEntries(found) } : {},
    photosLost: kept.has(PHOTOS_LOST),
  };
}

/**
 * `POST {path}?locale=`: 200 `{done}` or `{message, faults}` for scripts. Browsers are led (303) to a page that says
 * it is sent or, with what was typed, what is wrong, so that neither a reload nor going back sends anything; what is
 * too long to be kept for that page is answered at once. 400 a program, 403 another site, 413 a photo too large, 422
 * faults in fields, 429 too many, 503 nothing stored. Never cached, nothing typed is logged.
 */
export function createSubmissionHandler<W extends WriteName>(
  kind: Submission<W>,
  tools: FormTools,
  writer: ContentWriter,
): FormHandler {
  const { log, now } = tools;
  const { form, path } = kind;
  const place = { path, secure: tools.secure };
  const once = createRepeats<void>(now);

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    const query = new URLSearchParams(search);
    if (query.has(AGAIN)) return again(request, response, locale);
    if (!query.has('done')) return lead(response, kind.home(locale));
    return show(request, response, locale, { form, page: '', state: { state: 'done' } }, 200);
  };

  function lead(response: ServerResponse, location: string) {
    answerPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', location]]);
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
    const field = (name: string) => cleaned('line', fields.get(name) ?? '');
    const read = readKind((name) => fields.get(name) ?? '', locale);
    if (!read || (!kind.photos && fileCount > 0)) {
      log('form.refused', { form, status: 400 });
      return answerText(response, 400, 'This is no form of ours.');
    }
    const { values, faults } = readForm(read.rules, all);
    const about = Object.fromEntries(kind.about.map((name) => [name, fields.get(name) ?? '']));
    const fail = (state: 'form' | 'failed' | 'tooMany', status: Failed['status'], wrong: Faults = faults) =>
      refuse(request, response, locale, read, {
        ...{ state, status, values, faults: wrong, about },
        photosLost: uploads.length > 0,
      });
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
      return fail('tooMany', 429, {});
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
      return fail('failed', 503, {});
    }
    log('form.stored', { form, locale, photos: files.length });
    forgetTyped(request, response, place);
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

  function readKind(raw: (name: string) => string, locale: Locale) {
    const about = { t: translator(locale), locale, today: tools.today(), raw };
    return kind.read((name) => cleaned('line', raw(name)), about);
  }

  /** The page that a browser is led to with what could not be sent; the form's own where nothing is kept any more. */
  function again(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const kept = typedIn(request);
    const read = kept && readKind((name) => kept.get(name) ?? '', locale);
    if (!read) return lead(response, kind.home(locale));
    return answerPage(request, response, locale, read, readKept(kept, read.rules));
  }

  function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { shown }: ReadSubmission<W>,
    { status, state, values, faults, photosLost }: Omit<Failed, 'about'>,
  ) {
    const retry = RETRY_AFTER[status];
    if (retry) response.setHeader('retry-after', retry);
    const answer = { form, ...shown, state: { state, values, faults }, photosLost };
    return show(request, response, locale, answer, status);
  }

  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    read: ReadSubmission<W>,
    failed: Failed,
  ) {
    const { state, status, faults } = failed;
    if (status === 413) response.setHeader('connection', 'close');
    if (!wantsJson(request.headers)) {
      if (keepTyped(response, keptForm(failed), place))
        return lead(response, `${path}?locale=${locale}&${AGAIN}=1`);
      return answerPage(request, response, locale, read, failed);
    }
    const t = translator(locale);
    const words = faultWords(t);
    const texts = Object.entries(faults).flatMap(([name, fault]) => {
      const rule = read.rules[name];
      return rule ? [[name, faultText(fault, rule, words)]] : [];
    });
    const said = { form: t('forms:check'), failed: failedWords(t), tooMany: t('forms:tooMany') };
    const message = said[state];
    const retry = RETRY_AFTER[status];
    answerJson(
      response,
      status,
      { message, faults: Object.fromEntries(texts) },
      retry ? [['retry-after', retry]] : [],
    );
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
