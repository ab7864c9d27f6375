import { type ReadBodyOfWrite, readWriteBody, type WriteName } from '@mall/contract';
import { errors } from '@strapi/utils';

/** The body of a writing endpoint by the contract. Throws a 400 that names the field, never its value. */
export function readBody<W extends WriteName>(name: W, body: unknown): ReadBodyOfWrite<W> {
  const read = readWriteBody(name, body);
  if (read.ok) return read.body;
  if (read.field === '') throw new errors.ValidationError('Send a JSON object.');
  throw new errors.ValidationError(`${read.field}: ${read.reason}.`);
}

const DOCUMENT_ID = /^[a-z0-9]{20,32}$/;

export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text);
}

/** The documentId in a field; throws a 400 that names the field. */
export function documentId(value: unknown, field: string): string {
  if (typeof value === 'string' && isDocumentId(value.trim())) return value.trim();
  throw new errors.ValidationError(`${field} must be a documentId.`);
}
