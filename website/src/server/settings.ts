import { join, resolve } from 'node:path';
import { type SettingsReader, settingsReader } from '@mall/contract/settings/settings-reader.ts';
import { isEmail } from '@mall/contract/validation/email.ts';
import { DEADLINE_MS } from '../content/client/content-client.ts';
import { DATA_LICENCES, type DataLicence } from '../facts/open-data/licences.ts';
import { TAG_HOSTS, type TagHosts } from '../features/consent/tags.ts';
import { type Locale, liveLocales } from '../i18n/locales.ts';

/** Everything the website is told from outside. Read once at start; a wrong value stops the start with its name. */
export interface Settings {
  host: string;
  port: number;
  /** Proxies of ours in front: the visitor is that many entries from the right of X-Forwarded-For. */
  proxies: number;
  /** Connections at once; more are refused. */
  maxConnections: number;
  /** How long SIGTERM leaves visitors to those who spread them, before nothing new is taken. */
  lameDuckMs: number;
  /** Origin of the content system, without a trailing slash. */
  contentUrl: string;
  contentToken: string | undefined;
  /** Origin of the admin as editors see it: the only one that may frame a preview. */
  contentPublicUrl: string;
  live: Locale[];
  /** IANA zone of the centre. */
  timeZone: string;
  /** Folder for page snapshots and picture variants. */
  dataDir: string;
  purgeToken: string | undefined;
  /** Set: who names it reads the figures at `/metrics`. */
  metricsToken: string | undefined;
  previewSecret: string | undefined;
  redisUrl: string | undefined;
  translationsUrl: string | undefined;
  /** Where scripts of other companies come from (ANALYTICS_HOST, SOCIAL_PIXEL_HOST, VIDEO_PIXEL_HOST): a proxy of the operator's own, or a stand-in for tests. */
  tagHosts: TagHosts;
  /** Whether visitors come over https (PUBLIC_URL says so): our cookies then travel over nothing else. */
  secure: boolean;
  /** Set: every page answers 503 with the maintenance page. */
  maintenance: boolean;
  /** Whether assistants may ask at `/mcp`. */
  assistants: boolean;
  /** The one configured path that shows the maintenance page (spec section 2). */
  maintenancePath: string;
  /** Where the CDN in front reads what a page was made of; without one nobody is told. */
  tagHeader: TagHeader | undefined;
  /** Who is told of weaknesses, as an address (mailto:, https:); unset: the centre's mail address of the content. */
  securityContact: string | undefined;
  /** For how many days what `security.txt` says holds. */
  securityDays: number;
  /** Under which open data are given away; unset: none are. */
  dataLicence: DataLicence | undefined;
  /** `strict-transport-security`; undefined: not said. */
  transportSecurity: string | undefined;
  /** How long one call to the content system may take, its retry included. */
  contentAnswerMs: number;
  pageFreshMs: number;
  pageMemoryBytes: number;
  pageDiskBytes: number;
}

/** Headers in which CDNs read tags, each with what stands between two of them. */
export const TAG_HEADERS = {
  'cache-tag': ',',
  'edge-cache-tag': ',',
  'surrogate-key': ' ',
  xkey: ' ',
} as const;
export type TagHeader = keyof typeof TAG_HEADERS;

/** What `strict-transport-security` says, by what HSTS is set to. */
const TRANSPORT_SECURITY = {
  off: undefined,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} as const;
const HSTS = Object.keys(TRANSPORT_SECURITY) as (keyof typeof TRANSPORT_SECURITY)[];
const TAG_HEADER_NAMES = Object.keys(TAG_HEADERS) as TagHeader[];

/**
 * Parses the environment; throws a SettingError that names all wrong values at once, each with its mend.
 * @param env usually `process.env` @param root the repository's root folder
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const read = settingsReader(env);
  const contentPort = read.whole('CONTENT_PORT', 1337, 1, 65_535);
  const contentUrl = read.address('CONTENT_URL') ?? `http://127.0.0.1:${contentPort}`;
  const settings: Settings = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('PORT', 3000, 0, 65_535),
    contentUrl,
    contentToken: read.secret('CONTENT_TOKEN'),
    contentPublicUrl: new URL(read.address('CONTENT_PUBLIC_URL') ?? contentUrl).origin,
    secure: read.address('PUBLIC_URL', 'https://www.example.com')?.startsWith('https:') ?? false,
    proxies: read.whole('TRUST_PROXY', 0, 0, 10),
    maxConnections: read.whole('MAX_CONNECTIONS', 2000, 1, 1_000_000),
    lameDuckMs: read.whole('LAME_DUCK_SECONDS', 5, 0, 300) * 1000,
    live: read.read('LOCALES', liveLocales, []),
    timeZone: read.zone('CENTRE_TIME_ZONE', 'Europe/Warsaw'),
    dataDir: join(resolve(root, read.text('DATA_DIR') ?? '.data'), 'website'),
    purgeToken: read.secret('PURGE_TOKEN'),
    metricsToken: read.secret('METRICS_TOKEN'),
    previewSecret: read.secret('PREVIEW_SECRET'),
    redisUrl: read.connection('REDIS_URL', ['redis', 'rediss'], 'redis://:password@redis.example:6379'),
    translationsUrl: read.address('TRANSLATIONS_URL', 'https://translations.example.com/files'),
    tagHosts: {
      analytics: read.address('ANALYTICS_HOST') ?? TAG_HOSTS.analytics,
      socialPixel: read.address('SOCIAL_PIXEL_HOST') ?? TAG_HOSTS.socialPixel,
      videoPixel: read.address('VIDEO_PIXEL_HOST') ?? TAG_HOSTS.videoPixel,
    },
    maintenance: read.flag('MAINTENANCE'),
    assistants: read.text('ASSISTANTS') === undefined || read.flag('ASSISTANTS'),
    maintenancePath: maintenancePath(read),
    tagHeader: read.oneOf('CDN_TAG_HEADER', TAG_HEADER_NAMES, ', or empty without a CDN'),
    transportSecurity: TRANSPORT_SECURITY[read.oneOf('HSTS', HSTS) ?? 'subdomains'],
    securityContact: read.read('SECURITY_CONTACT', contact, undefined),
    securityDays: read.whole('SECURITY_TXT_DAYS', 180, 1, 365),
    dataLicence: read.read('OPEN_DATA_LICENCE', licence, undefined),
    contentAnswerMs: read.whole('CONTENT_ANSWER_SECONDS', DEADLINE_MS / 1000, 1, 30) * 1000,
    pageFreshMs: read.whole('PAGE_FRESH_SECONDS', 60, 0, 86_400) * 1000,
    pageMemoryBytes: read.whole('PAGE_MEMORY_MB', 64, 1, 4096) * 1_048_576,
    pageDiskBytes: read.whole('PAGE_DISK_MB', 256, 1, 65_536) * 1_048_576,
  };
  read.done();
  return settings;
}

function contact(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = isEmail(text) ? `mailto:${text}` : text;
  if (/^(?:mailto:[^@\s]+@|https:\/\/|tel:\+?\d)\S+$/.test(address) && URL.canParse(address)) return address;
  throw new Error(
    `SECURITY_CONTACT is "${text}", but must be an address such as security@centre.example or https://centre.example/security.`,
  );
}

function licence(text = 'CC-BY-4.0'): DataLicence | undefined {
  if (text === 'none') return undefined;
  const found = DATA_LICENCES.find(({ id }) => id === text);
  if (found) return found;
  const known = DATA_LICENCES.map(({ id }) => id).join(', ');
  throw new Error(`OPEN_DATA_LICENCE is "${text}", but must be one of ${known}, or none.`);
}

function maintenancePath(read: SettingsReader): string {
  const path = read.text('MAINTENANCE_PATH') ?? '/maintenance';
  if (!/^\/[\w./-]+$/.test(path))
    read.problem(
      'MAINTENANCE_PATH',
      `MAINTENANCE_PATH is "${path}", but must be a path such as /maintenance.`,
    );
  return path;
}
