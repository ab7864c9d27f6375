import { SETTINGS_FILE } from '../programs/kept-settings.ts';

/**
 * What of `DATA_DIR` a backup holds beside the database. The website's folder is not among it: caches, made anew. Nor is
 * `content/erase-token`, which the content system makes at its start.
 */
export const FILES = ['content/public', 'content/bin', 'content/mails'] as const;

/**
 * Secrets that were made by chance, and the settings that are kept with the data, into which anybody may have written
 * others; those of the environment are the operator's to keep.
 */
export const SECRETS = ['content/secrets.json', 'purge-token', 'preview-secret', SETTINGS_FILE] as const;

export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup's folder: its moment in UTC, so that names sort by time. */
export const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Names of all backups but the newest so many. */
export function outdated(names: readonly string[], keep: number): string[] {
  return names.toSorted().slice(0, Math.max(0, names.length - keep));
}
