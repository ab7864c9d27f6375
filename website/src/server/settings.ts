import { join, resolve } from 'node:path';
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
  previewSecret: string | undefined;
  redisUrl: string | undefined;
  translationsUrl: string | undefined;
  /** Where scripts of other companies come from (ANALYTICS_HOST, SOCIAL_PIXEL_HOST, VIDEO_PIXEL_HOST): a proxy of the operator's own, or a stand-in for tests. */
  tagHosts: TagHosts;
  /** Whether visitors come over https (PUBLIC_URL says so): our cookies then travel over nothing else. */
  secure: boolean;
  /** Set: every page answers 503 with the maintenance page. */
  maintenance: boolean;
  /** The one configured path that shows the maintenance page (spec section 2). */
  maintenancePath: string;
  pageFreshMs: number;
  pageMemoryBytes: number;
  pageDiskBytes: number;
}

/** Thrown at start; the message names the variable and the mend. */
export class SettingError extends Error {}

/** Parses the environment. @param env usually `process.env` @param root the repository's root folder */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const contentPort = integer(env, 'CONTENT_PORT', 1337, 1, 65_535);
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    contentUrl: origin(env, 'CONTENT_URL', `http://127.0.0.1:${contentPort}`),
    contentToken: env.CONTENT_TOKEN || undefined,
    contentPublicUrl: new URL(
      origin(env, 'CONTENT_PUBLIC_URL', env.CONTENT_URL || `http://127.0.0.1:${contentPort}`),
    ).origin,
    secure: /^https:/i.test(env.PUBLIC_URL ?? ''),
    proxies: integer(env, 'TRUST_PROXY', 0, 0, 10),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 2000, 1, 1_000_000),
    lameDuckMs: integer(env, 'LAME_DUCK_SECONDS', 5, 0, 300) * 1000,
    live: liveLocales(env.LOCALES),
    timeZone: zone(env, 'CENTRE_TIME_ZONE', 'Europe/Warsaw'),
    dataDir: join(resolve(root, env.DATA_DIR || '.data'), 'website'),
    purgeToken: env.PURGE_TOKEN || undefined,
    previewSecret: env.PREVIEW_SECRET || undefined,
    redisUrl: env.REDIS_URL || undefined,
    translationsUrl: env.TRANSLATIONS_URL || undefined,
    tagHosts: {
      analytics: origin(env, 'ANALYTICS_HOST', TAG_HOSTS.analytics),
      socialPixel: origin(env, 'SOCIAL_PIXEL_HOST', TAG_HOSTS.socialPixel),
      videoPixel: origin(env, 'VIDEO_PIXEL_HOST', TAG_HOSTS.videoPixel),
    },
    maintenance: Boolean(env.MAINTENANCE && env.MAINTENANCE !== '0'),
    maintenancePath: env.MAINTENANCE_PATH || '/maintenance',
    pageFreshMs: integer(env, 'PAGE_FRESH_SECONDS', 60, 0, 86_400) * 1000,
    pageMemoryBytes: integer(env, 'PAGE_MEMORY_MB', 64, 1, 4096) * 1_048_576,
    pageDiskBytes: integer(env, 'PAGE_DISK_MB', 256, 1, 65_536) * 1_048_576,
  };
}

function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingError(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`);
}

function origin(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url.href.replace(/\/+$/, '');
  throw new SettingError(`${name} is "${text}", but must be an address such as http://127.0.0.1:1337.`);
}

function zone(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    throw new SettingError(`${name} is "${text}", but must be a time zone such as Europe/Warsaw.`);
  }
}
