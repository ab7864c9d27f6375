/** What the last try and the last good backup have left (`scripts/backup/outcome.ts`). */
export interface LastBackup {
  /** Undefined: nobody has ever tried. */
  tried: { at: Date; error: string | null } | undefined;
  /** Undefined: there has never been one. */
  made: { at: Date; bytes: number } | undefined;
}

/** How the backups of a centre stand. `late`: the last good one is too old, whatever was said of later tries. */
export type BackupState = 'never' | 'good' | 'failed' | 'late';

/** One each night, and half a day for whoever mends it; as `BackupLate` of `deploy/prometheus/alerts.yml`. */
const LATE_MS = 36 * 3_600_000;

const store = () => strapi.store({ type: 'core', name: 'mall' });

/** What a backup has told of itself in the database, where every instance sees it. */
export async function lastBackup(): Promise<LastBackup> {
  const [tried, made] = await Promise.all([
    store().get({ key: 'backupTried' }),
    store().get({ key: 'backupMade' }),
  ]);
  const { at: triedAt, error } = (tried ?? {}) as { at?: string; error?: string | null };
  const { at: madeAt, bytes } = (made ?? {}) as { at?: string; bytes?: number };
  return {
    tried: triedAt ? { at: new Date(triedAt), error: error ?? null } : undefined,
    made: madeAt ? { at: new Date(madeAt), bytes: bytes ?? 0 } : undefined,
  };
}

/** A try with an error is failed also where the backup itself is whole: older ones could not be removed. */
export function backupState({ tried, made }: LastBackup, now: Date): BackupState {
  if (!tried) return 'never';
  if (tried.error !== null) return 'failed';
  return made && now.getTime() - made.at.getTime() <= LATE_MS ? 'good' : 'late';
}

/** Seconds since the last good backup; infinite where there has never been one. */
export const backupAge = ({ made }: LastBackup, now: Date): number =>
  made ? Math.max(0, (now.getTime() - made.at.getTime()) / 1000) : Number.POSITIVE_INFINITY;
