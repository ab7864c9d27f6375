import { errors } from '@strapi/utils';
import { reasonOf } from '../kit/database-errors';

/** Why something was refused, with the fields that were amiss. Of a database's error its code alone. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof errors.ApplicationError)) return reasonOf(error);
  const { details } = error as { details?: { errors?: { path?: unknown[]; message?: string }[] } };
  const named = (details?.errors ?? []).map(({ path, message }) =>
    [(path ?? []).join('.'), message].filter(Boolean).join(': '),
  );
  return named.length > 0 ? [...new Set(named)].join('; ') : error.message;
}
