import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Languages of the demo, the default first. */
const DEMO_LOCALES = [
  'pl-PL',
  'en',
  'bg-BG',
  'cs-CZ',
  'hr-HR',
  'hu-HU',
  'lt-LT',
  'ro-RO',
  'sk-SK',
  'ru',
  'sr',
];

export const DEFAULT_LOCALE = 'pl-PL';

interface Secrets {
  appKeys: string[];
  adminJwtSecret: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
}

/** Everything the content system is told from outside. */
export interface Settings {
  host: string;
  port: number;
  /** Folder of this program's data: database, uploads, secrets. */
  dataDir: string;
  /** What the content host serves as files; holds `uploads/`. Nothing secret may lie here. */
  publicDir: string;
  /** Set: PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined;
  locales: string[];
  /** Fill an empty database with Galeria Borealis. */
  demo: boolean;
  demoPassword: string;
  /** First administrator of a start without the demo. */
  admin: { email: string; password: string } | undefined;
  /** Origin to which changed tags are sent; unset = no purges. */
  websiteUrl: string | undefined;
  purgeToken: string | undefined;
  previewSecret: string | undefined;
  /** Public origins as visitors see them, for `links` in header/static. */
  frontendLink: string;
  backendLink: string;
  timeZone: string;
  /** Mail server; unset = mails are written as files into `dataDir`/mails. */
  smtpUrl: string | undefined;
  /** Sender of all mails, "Name <address>" or an address. */
  mailFrom: string;
  /** Where notices to the centre go when the content names no address for them. */
  mailTo: string | undefined;
  /** Where leads and newsletter sign-ups go; unset = nowhere. */
  crm: { url: string; secret: string } | undefined;
  /** Proxies of ours in front: the visitor is that many entries from the right of X-Forwarded-For. */
  proxies: number;
  /** Writes of one kind that one client may send in ten minutes. */
  writesPerClient: number;
  /** How long SIGTERM leaves callers to whoever spreads them. */
  lameDuckMs: number;
  logLevel: string;
  secrets: Secrets;
}

const fresh = () => randomBytes(32).toString('base64url');

/** Secrets of the environment; what is missing there is made once and kept, readable by the owner only. */
function readSecrets(env: NodeJS.ProcessEnv, dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets: Secrets = {
    appKeys: env.APP_KEYS?.split(',').filter(Boolean) ?? kept.appKeys ?? [fresh(), fresh()],
    adminJwtSecret: env.ADMIN_JWT_SECRET || kept.adminJwtSecret || fresh(),
    apiTokenSalt: env.API_TOKEN_SALT || kept.apiTokenSalt || fresh(),
    transferTokenSalt: env.TRANSFER_TOKEN_SALT || kept.transferTokenSalt || fresh(),
    encryptionKey: env.ENCRYPTION_KEY || kept.encryptionKey || randomBytes(16).toString('hex'),
  };
  const allFromEnv =
    env.APP_KEYS &&
    env.ADMIN_JWT_SECRET &&
    env.API_TOKEN_SALT &&
    env.TRANSFER_TOKEN_SALT &&
    env.ENCRYPTION_KEY;
  if (!allFromEnv && !existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}

function list(text: string | undefined): string[] | undefined {
  const values = text
    ?.split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  return values?.length ? values : undefined;
}

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} is "${env[name]}", but must be a whole number from ${min} to ${max}.`);
}

function origin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new Error(`${name} is "${text}", but must be an address such as http://127.0.0.1:3000.`);
}

function smtp(env: NodeJS.ProcessEnv): string | undefined {
  const text = env.SMTP_URL;
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:/.test(text)) return text;
  // Its value holds a password.
  throw new Error('SMTP_URL must be an address such as smtp://user:password@mail.example:587.');
}

function crm(env: NodeJS.ProcessEnv): Settings['crm'] {
  const url = env.CRM_URL;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(`CRM_URL is "${url}", but must be an address such as https://crm.example/leads.`);
  if (!env.CRM_SECRET) throw new Error('CRM_SECRET must be set with CRM_URL: it signs what is sent there.');
  return { url, secret: env.CRM_SECRET };
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = join(resolve(process.cwd(), '..', env.DATA_DIR || '.data'), 'content');
  const publicDir = join(dataDir, 'public');
  // The database holds password hashes: nobody but the owner of the process looks in.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(publicDir, 'uploads'), { recursive: true });
  const contentPort = whole(env, 'CONTENT_PORT', 1337, 1, 65_535);
  const demo = env.DEMO !== '0';
  const wanted = list(env.LOCALES) ?? (demo ? DEMO_LOCALES : [DEFAULT_LOCALE, 'en']);
  return {
    host: env.HOST || '127.0.0.1',
    port: contentPort,
    dataDir,
    publicDir,
    databaseUrl: env.DATABASE_URL || undefined,
    locales: [...new Set([DEFAULT_LOCALE, ...wanted])],
    demo,
    demoPassword: env.DEMO_PASSWORD || 'Borealis2026',
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    websiteUrl: origin(env, 'WEBSITE_URL'),
    purgeToken: env.PURGE_TOKEN || undefined,
    previewSecret: env.PREVIEW_SECRET || undefined,
    frontendLink:
      origin(env, 'PUBLIC_URL') ?? origin(env, 'WEBSITE_URL') ?? `http://127.0.0.1:${env.PORT || 3000}`,
    backendLink: origin(env, 'CONTENT_PUBLIC_URL') ?? `http://127.0.0.1:${contentPort}`,
    timeZone: env.CENTRE_TIME_ZONE || 'Europe/Warsaw',
    smtpUrl: smtp(env),
    mailFrom: env.MAIL_FROM || 'Galeria Borealis <no-reply@borealis.example>',
    mailTo: env.MAIL_TO || undefined,
    crm: crm(env),
    proxies: whole(env, 'TRUST_PROXY', 0, 0, 10),
    writesPerClient: whole(env, 'WRITES_PER_CLIENT', 30, 1, 1_000_000),
    lameDuckMs: whole(env, 'LAME_DUCK_SECONDS', 5, 0, 300) * 1000,
    logLevel: env.LOG_LEVEL || 'info',
    secrets: readSecrets(env, dataDir),
  };
}

let known: Settings | undefined;

/** Settings of this process, read once from the environment. Throws with the variable's name when one is wrong. */
export function settings(): Settings {
  known ??= readSettings(process.env);
  return known;
}
