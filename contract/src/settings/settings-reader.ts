/** What both programs and the scripts beside them read from the environment. */
const KNOWN = [
  ...['HOST', 'PORT', 'CONTENT_PORT', 'DATA_DIR', 'LOCALES', 'DEFAULT_LOCALE', 'CENTRE_TIME_ZONE'],
  ...['TRUST_PROXY', 'ASSISTANTS'],
  ...['CONTENT_URL', 'CONTENT_TOKEN', 'CONTENT_PUBLIC_URL', 'PUBLIC_URL', 'WEBSITE_URL'],
  ...['PURGE_TOKEN', 'METRICS_TOKEN', 'PREVIEW_SECRET', 'LAME_DUCK_SECONDS'],
  ...['REDIS_URL', 'TRANSLATIONS_URL', 'CDN_TAG_HEADER', 'HSTS', 'MAINTENANCE', 'MAINTENANCE_PATH'],
  ...['ANALYTICS_HOST', 'SOCIAL_PIXEL_HOST', 'VIDEO_PIXEL_HOST', 'MAX_CONNECTIONS'],
  ...['SECURITY_CONTACT', 'SECURITY_TXT_DAYS', 'OPEN_DATA_LICENCE'],
  ...['CONTENT_ANSWER_SECONDS', 'PAGE_FRESH_SECONDS', 'PAGE_MEMORY_MB', 'PAGE_DISK_MB'],
  ...['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['DATABASE_URL', 'DEMO', 'DEMO_PASSWORD', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'LOG_LEVEL'],
  ...['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'CRM_URL', 'CRM_SECRET', 'WRITES_PER_CLIENT', 'BOOKING_DAYS'],
  ...['VERSION_DAYS', 'VERSIONS_KEPT', 'BIN_DAYS'],
  ...['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
] as const;

export type SettingName = (typeof KNOWN)[number];

/** Names of all settings, for checks of documents. */
export const SETTING_NAMES: readonly SettingName[] = KNOWN;

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingProblem {
  setting: SettingName;
  /** What is wrong and what would be right. Never a secret's value. */
  why: string;
}

/** All that is wrong with the settings, at once. */
export class SettingError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ why }) => why).join(' '));
    this.name = 'SettingError';
    this.problems = problems;
  }
}

/** Exit code of a program that can't start with its settings (sysexits' EX_CONFIG): starting it again changes nothing. */
export const EXIT_SETTINGS = 78;

/** What people leave in example files. */
const PLACEHOLDER =
  /^(?:change[-_ ]?me|to ?be ?modified|secret|password|example|placeholder|xxx+|…|\.\.\.)\d*$/i;

export interface SettingsReader {
  text(name: SettingName): string | undefined;
  /** A secret of the operator's: one that was never filled in is refused. */
  secret(name: SettingName): string | undefined;
  /** Secrets with commas between them, of which each counts as one. */
  secrets(name: SettingName): string[] | undefined;
  whole(name: SettingName, fallback: number, min: number, max: number): number;
  /** `1`, `true`, `on` and `yes`, or their opposites; empty is off. */
  flag(name: SettingName): boolean;
  oneOf<T extends string>(name: SettingName, values: readonly T[], otherwise?: string): T | undefined;
  /** An http(s) address, without slashes at its end. */
  address(name: SettingName, example?: string): string | undefined;
  /** An address that may hold a password, so that it is never repeated. @param schemes without colon */
  connection(name: SettingName, schemes: readonly string[], example: string): string | undefined;
  zone(name: SettingName, fallback: string): string;
  /** What `read` makes of a value; what it throws is the problem. */
  read<T>(name: SettingName, read: (text: string | undefined) => T, otherwise: T): T;
  problem(setting: SettingName, why: string): void;
  /** Throws a SettingError if anything was wrong. */
  done(): void;
}

/** Reads settings, and gathers what is wrong with them until `done`. Empty means not set. */
export function settingsReader(env: Environment): SettingsReader {
  const problems: SettingProblem[] = [];
  const problem = (setting: SettingName, why: string) => void problems.push({ setting, why });
  const text = (name: SettingName) => env[name] || undefined;
  const unfilled = (name: SettingName) =>
    problem(name, `${name} was never filled in. Make one: openssl rand -base64 32.`);

  const reader: SettingsReader = {
    text,
    problem,
    secret(name) {
      const value = text(name);
      if (value && PLACEHOLDER.test(value)) unfilled(name);
      return value;
    },
    secrets(name) {
      const values = text(name)
        ?.split(',')
        .map((value) => value.trim());
      if (values?.some((value) => value === '' || PLACEHOLDER.test(value))) unfilled(name);
      return values;
    },
    whole(name, fallback, min, max) {
      const said = text(name);
      if (said === undefined) return fallback;
      const value = Number(said);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      problem(name, `${name} is "${said}", but must be a whole number from ${min} to ${max}.`);
      return fallback;
    },
    flag(name) {
      const said = text(name)?.toLowerCase();
      if (said === undefined || ['0', 'false', 'off', 'no'].includes(said)) return false;
      if (!['1', 'true', 'on', 'yes'].includes(said))
        problem(name, `${name} is "${said}", but must be 1 or 0.`);
      return true;
    },
    oneOf(name, values, otherwise = '') {
      const said = text(name);
      if (said === undefined) return undefined;
      const found = values.find((value) => value === said.toLowerCase());
      if (!found) problem(name, `${name} is "${said}", but must be one of ${values.join(', ')}${otherwise}.`);
      return found;
    },
    address(name, example = 'http://127.0.0.1:1337') {
      const said = text(name);
      if (said === undefined) return undefined;
      if (/^https?:\/\//i.test(said) && URL.canParse(said)) return new URL(said).href.replace(/\/+$/, '');
      problem(name, `${name} is "${said}", but must be an address such as ${example}.`);
      return undefined;
    },
    connection(name, schemes, example) {
      const said = text(name);
      if (said === undefined) return undefined;
      const scheme = /^([a-z]+):\/\//i.exec(said)?.[1]?.toLowerCase() ?? '';
      if (!schemes.includes(scheme) || !URL.canParse(said))
        problem(name, `${name} must be an address such as ${example}.`);
      return said;
    },
    zone(name, fallback) {
      const said = text(name) ?? fallback;
      try {
        new Intl.DateTimeFormat('en', { timeZone: said });
      } catch {
        problem(name, `${name} is "${said}", but must be a time zone such as Europe/Warsaw.`);
      }
      return said;
    },
    read(name, read, otherwise) {
      try {
        return read(text(name));
      } catch (error) {
        problem(name, error instanceof Error ? error.message : String(error));
        return otherwise;
      }
    },
    done() {
      if (problems.length > 0) throw new SettingError(problems);
    },
  };
  return reader;
}

/** Names of the environment that are no setting, each with the one that was probably meant. */
export function misspelt(env: Environment): { name: string; meant: SettingName }[] {
  const known = new Set<string>(KNOWN);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || !env[name]) return [];
    const meant = KNOWN.find((one) => name.toUpperCase() === one) ?? KNOWN.find((one) => isNear(name, one));
    return meant ? [{ name, meant }] : [];
  });
}

/** Names of few letters are near each other by chance, as HOST and HOME are. */
const isNear = (name: string, known: string) =>
  known.length >= MIN_LENGTH && distance(name, known) <= (known.length >= LONG ? 2 : 1);

const MIN_LENGTH = 7;
const LONG = 9;

/** How many letters have to be put in, taken out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    const cells = [row];
    rows.push(cells);
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}
