const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What errors say beside their status in a body. */
const ERROR_WORDS = ['error', 'message', 'title', 'detail', 'code'];

/** An answer with status 200 that says that something went wrong. */
export function isRefusal(body: unknown): boolean {
  if (!isRecord(body) || (body.data !== undefined && body.data !== null)) return false;
  if (Array.isArray(body.errors) || isRecord(body.error)) return true;
  const status = body.status ?? body.statusCode;
  const isFailure = typeof status === 'number' && status >= 400 && status < 600;
  return isFailure && ERROR_WORDS.some((word) => typeof body[word] === 'string');
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
