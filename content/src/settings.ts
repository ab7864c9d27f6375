import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  DEFAULT_LOCALE,
  DEMO_LOCALES,
  EXIT_SETTINGS,
  isEmail,
  type Locale,
  liveLocales,
  SettingError,
  type SettingsReader,
  settingsReader,
} from '@mall/contract';
import { logLine } from './observing/log-line';
import { readSecrets, type Secrets, secretsOf } from './secrets';

/** A bucket of a store that speaks S3, addressed by path: `<endpoint>/<name>/<key>`. */
export interface Bucket {
  /** Without a trailing slash. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Everything the content system is told from outside. */
export interface Settings {
  host: string;
  port: number;
  /** Folder of this program's data: database, uploads, secrets. */
  dataDir: string;
  /** What the content host serves as files; holds `uploads/`. Nothing secret may lie here. */
  publicDir: string;
  /** Set: where files of the media library and of the bin lie instead of on this machine's disk. */
  bucket: Bucket | undefined;
  /** Set: PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined;
  locales: readonly Locale[];
  /** Fill an empty database with the demo. */
  demo: boolean;
  /** Of the demo's accounts; told by `npm start` where somebody tries it. */
  demoPassword: string | undefined;
  /** First administrator of a start without the demo. */
  admin: { email: string; password: string } | undefined;
  /** Origin to which changed tags are sent; unset = no purges. */
  websiteUrl: string | undefined;
  purgeToken: string | undefined;
  /** Set: who names it reads the figures at `/metrics`. */
  metricsToken: string | undefined;
  previewSecret: string | undefined;
  /** Public origins as visitors see them, for `links` in header/static. */
  frontendLink: string;
  backendLink: string;
  timeZone: string;
  /** Mail server; unset = mails are written as files into `dataDir`/mails. */
  smtpUrl: string | undefined;
  /** Sender of all mails, "Name <address>" or an address. */
  mailFrom: string | undefined;
  /** Where notices to the centre go when the content names no address for them. */
  mailTo: string | undefined;
  /** Where leads and newsletter sign-ups go; unset = nowhere. */
  crm: { url: string; secret: string } | undefined;
  /** Proxies of ours in front: the visitor is that many entries from the right of X-Forwarded-For. */
  proxies: number;
  /** For which hosts browsers that came over https are told to keep to it. */
  hsts: (typeof HSTS)[number];
  /** Writes of one kind that one client may send in ten minutes. */
  writesPerClient: number;
  /** How many days ahead, from tomorrow on, a meeting with a stylist can be booked. */
  bookingDays: number;
  /** How long SIGTERM leaves callers to whoever spreads them. */
  lameDuckMs: number;
  /** Versions of entries older than this many days are deleted, but for the newest of each entry and language. */
  versionDays: number;
  versionsKept: number;
  /** How long deleted entries and files can be restored, days. */
  binDays: number;
  logLevel: string;
  secrets: Secrets;
}

function crm(read: SettingsReader): Settings['crm'] {
  const url = read.address('CRM_URL', 'https://crm.example/leads');
  const secret = read.secret('CRM_SECRET');
  if (!url) return undefined;
  if (!secret)
    read.problem('CRM_SECRET', 'CRM_SECRET must be set with CRM_URL: it signs what is sent there.');
  return { url, secret: secret ?? '' };
}

/** The region of a store that has none. */
const REGION = 'us-east-1';

function bucketOf(read: SettingsReader): Bucket | undefined {
  const name = read.text('S3_BUCKET');
  const region = read.text('S3_REGION') ?? REGION;
  const endpoint = read.address('S3_ENDPOINT', 'https://s3.example') ?? `https://s3.${region}.amazonaws.com`;
  const [accessKeyId, secretAccessKey] = [read.text('S3_ACCESS_KEY_ID'), read.secret('S3_SECRET_ACCESS_KEY')];
  if (!name) return undefined;
  if (!accessKeyId || !secretAccessKey)
    read.problem(
      accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET: they may read, write and delete there.',
    );
  return { endpoint, name, region, accessKeyId: accessKeyId ?? '', secretAccessKey: secretAccessKey ?? '' };
}

/** The first administrator, of whom either both or neither is said. */
function administrator(read: SettingsReader): Settings['admin'] {
  const [email, password] = [read.text('ADMIN_EMAIL'), read.secret('ADMIN_PASSWORD')];
  if (email && !isEmail(email))
    read.problem('ADMIN_EMAIL', `ADMIN_EMAIL is "${email}", but must be an e-mail address.`);
  if (email && password) return { email, password };
  if (email) read.problem('ADMIN_PASSWORD', 'ADMIN_PASSWORD must be set with ADMIN_EMAIL, or neither.');
  if (password) read.problem('ADMIN_EMAIL', 'ADMIN_EMAIL must be set with ADMIN_PASSWORD, or neither.');
  return undefined;
}

const HSTS = ['off', 'host', 'subdomains'] as const;

/** Strapi's own. */
const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const;

/** Parses the environment; throws a SettingError that names all wrong values at once, each with its mend. */
export function readSettings(env: NodeJS.ProcessEnv): Omit<Settings, 'secrets'> {
  const read = settingsReader(env);
  const dataDir = join(resolve(process.cwd(), '..', read.text('DATA_DIR') ?? '.data'), 'content');
  const contentPort = read.whole('CONTENT_PORT', 1337, 1, 65_535);
  const host = read.text('HOST') ?? '127.0.0.1';
  const demo = read.flag('DEMO');
  const websiteUrl = read.address('WEBSITE_URL', 'http://127.0.0.1:3000');
  const settings: Omit<Settings, 'secrets'> = {
    host,
    port: contentPort,
    dataDir,
    publicDir: join(dataDir, 'public'),
    bucket: bucketOf(read),
    databaseUrl: read.connection(
      'DATABASE_URL',
      ['postgres', 'postgresql'],
      'postgres://user:password@db.example:5432/mall (or empty for SQLite)',
    ),
    locales: read.read(
      'LOCALES',
      (text) => liveLocales(text, demo ? DEMO_LOCALES : [DEFAULT_LOCALE, 'en']),
      [],
    ),
    demo,
    demoPassword: read.text('DEMO_PASSWORD'),
    admin: administrator(read),
    websiteUrl,
    purgeToken: read.secret('PURGE_TOKEN'),
    metricsToken: read.secret('METRICS_TOKEN'),
    previewSecret: read.secret('PREVIEW_SECRET'),
    frontendLink:
      read.address('PUBLIC_URL', 'https://www.example.com') ??
      websiteUrl ??
      `http://127.0.0.1:${read.whole('PORT', 3000, 0, 65_535)}`,
    backendLink: read.address('CONTENT_PUBLIC_URL') ?? `http://127.0.0.1:${contentPort}`,
    timeZone: read.zone('CENTRE_TIME_ZONE', 'Europe/Warsaw'),
    smtpUrl: read.connection('SMTP_URL', ['smtp', 'smtps'], 'smtp://user:password@mail.example:587'),
    mailFrom: read.text('MAIL_FROM'),
    mailTo: read.text('MAIL_TO'),
    crm: crm(read),
    proxies: read.whole('TRUST_PROXY', 0, 0, 10),
    hsts: read.oneOf('HSTS', HSTS) ?? 'host',
    writesPerClient: read.whole('WRITES_PER_CLIENT', 30, 1, 1_000_000),
    bookingDays: read.whole('BOOKING_DAYS', 14, 1, 180),
    lameDuckMs: read.whole('LAME_DUCK_SECONDS', 5, 0, 300) * 1000,
    versionDays: read.whole('VERSION_DAYS', 365, 1, 3650),
    versionsKept: read.whole('VERSIONS_KEPT', 20, 1, 1000),
    binDays: read.whole('BIN_DAYS', 30, 1, 3650),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
  secretsOf(read);
  read.done();
  return settings;
}

function readOrEnd(env: NodeJS.ProcessEnv): Settings {
  try {
    const settings = readSettings(env);
    // The database holds password hashes: nobody but the owner of the process looks in.
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    mkdirSync(join(settings.publicDir, 'uploads'), { recursive: true });
    return { ...settings, secrets: readSecrets(env, settings.dataDir) };
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    // Strapi's own log is not there yet.
    for (const { setting, why } of error.problems)
      process.stderr.write(`${logLine('error', 'content.start-failed', { setting, why })}\n`);
    process.exit(EXIT_SETTINGS);
  }
}

let known: Settings | undefined;

/** Settings of this process, read once from the environment. Wrong ones end it, all of them named in its log. */
export function settings(): Settings {
  known ??= readOrEnd(process.env);
  return known;
}
