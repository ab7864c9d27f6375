const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What errors say beside their status in a body. */
const ERROR_WORDS = ['error', 'message', 'msg', 'title', 'detail', 'code'];
const FAILED: ReadonlySet<unknown> = new Set(['error', 'fail', 'failed', 'failure']);

/**
 * That something went wrong, as an answer with status 200 says it; `missing`: that what was asked for is not there.
 * Undefined: it is no such answer, or there is content in it all the same.
 */
export function refusalIn(body: unknown): 'failed' | 'missing' | undefined {
  if (!isRecord(body) || (body.data !== undefined && !isVoid(body.data))) return undefined;
  if (!isFailure(body)) return undefined;
  const numbers = [body, body.error].filter(isRecord).flatMap((one) => statusesOf(one));
  const words = ERROR_WORDS.map((name) => body[name]).filter((word) => typeof word === 'string');
  const isMissing =
    numbers.some((status) => status === 404 || status === 410) || /not.?found/i.test(words.join());
  return isMissing ? 'missing' : 'failed';
}

/** Whether nothing is in it: a list of nothing that comes with a word of failure is no empty list. */
const isVoid = (data: unknown) =>
  data === null || (typeof data === 'object' && Object.keys(data).length === 0);

function isFailure(body: Record<string, unknown>): boolean {
  const { errors, error, data } = body;
  if (Array.isArray(errors) && (errors.length > 0 || Object.keys(body).length === 1)) return true;
  if (isRecord(error) || (data !== undefined && typeof error === 'string' && error !== '')) return true;
  const isBare =
    data !== undefined || Object.values(body).every((one) => typeof one !== 'object' || isVoid(one));
  if (isBare && !isEntity(body) && (body.success === false || FAILED.has(body.status))) return true;
  const hasWords = ERROR_WORDS.some((word) => typeof body[word] === 'string');
  return hasWords && statusesOf(body).some((status) => status >= 400 && status < 600);
}

/** A flat entity may have fields of its own that are called so. */
const isEntity = (body: Record<string, unknown>) =>
  ['id', 'documentId', 'slug'].some((name) => Object.hasOwn(body, name));

function statusesOf(body: Record<string, unknown>): number[] {
  const { status, statusCode, code } = body;
  return [status, statusCode, isEntity(body) ? undefined : code].filter((one) => typeof one === 'number');
}

/** Without a list of errors that holds none: beside a bare payload it would be the only list. */
export function withoutNoErrors(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.errors) || body.errors.length > 0) return body;
  const { errors, ...rest } = body;
  return rest;
}

/** `null`, or `{"data": null}`. */
export function isNothing(body: unknown): boolean {
  return body === null || (isRecord(body) && body.data === null);
}

/** A list without entries. */
export function isEmptyList(value: object): boolean {
  return 'items' in value && Array.isArray(value.items) && value.items.length === 0;
}

/** A payload whose lists are all empty, and that has one: an empty list, or search data of nothing. */
export function hasEmptyListsOnly(value: object): boolean {
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
