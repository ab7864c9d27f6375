import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingsReader, settingsReader } from '@mall/contract';

/** Secrets of the content system's own, which no other program needs to know. */
export interface Secrets {
  appKeys: string[];
  adminJwtSecret: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
}

const fresh = () => randomBytes(32).toString('base64url');

/** Those of the environment; ones that were never filled in are problems of the reader. */
export function secretsOf(read: SettingsReader): Partial<Secrets> {
  return {
    appKeys: read.secrets('APP_KEYS'),
    adminJwtSecret: read.secret('ADMIN_JWT_SECRET'),
    apiTokenSalt: read.secret('API_TOKEN_SALT'),
    transferTokenSalt: read.secret('TRANSFER_TOKEN_SALT'),
    encryptionKey: read.secret('ENCRYPTION_KEY'),
  };
}

/**
 * Secrets of the environment; what is missing there is made once and kept in `secrets.json`, readable by the owner only.
 * @param dataDir of this program
 */
export function readSecrets(env: NodeJS.ProcessEnv, dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const told = secretsOf(settingsReader(env));
  const had = {
    // An earlier version kept none where APP_KEYS was empty.
    appKeys: told.appKeys ?? (kept.appKeys?.length ? kept.appKeys : undefined),
    adminJwtSecret: told.adminJwtSecret ?? kept.adminJwtSecret,
    apiTokenSalt: told.apiTokenSalt ?? kept.apiTokenSalt,
    transferTokenSalt: told.transferTokenSalt ?? kept.transferTokenSalt,
    encryptionKey: told.encryptionKey ?? kept.encryptionKey,
  };
  const secrets: Secrets = {
    appKeys: had.appKeys ?? [fresh(), fresh()],
    adminJwtSecret: had.adminJwtSecret ?? fresh(),
    apiTokenSalt: had.apiTokenSalt ?? fresh(),
    transferTokenSalt: had.transferTokenSalt ?? fresh(),
    encryptionKey: had.encryptionKey ?? randomBytes(16).toString('hex'),
  };
  if (Object.values(had).includes(undefined)) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}
