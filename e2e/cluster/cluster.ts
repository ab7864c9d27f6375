import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Staff, signInAsStaff } from '../content/staff.ts';
import { CENTRE_ADDRESS } from '../forms/submission-cases.ts';
import { LINK_KEY } from '../meetings/meeting-rounds.ts';
import { type ContentProcess, startContent } from '../processes/content-process.ts';
import { type CrmServer, startCrmServer } from '../processes/crm-server.ts';
import { mailGate, openMailsAt } from '../processes/mail-gate.ts';
import { type MailServer, startMailServer } from '../processes/mail-server.ts';
import { get, PURGE_TOKEN, startWebsite, until, type WebsiteProcess } from '../processes/website-process.ts';
import { type BucketServer, startBucketServer } from '../stores/bucket-server.ts';
import { type PostgresProcess, startPostgres } from '../stores/postgres-process.ts';
import { type RedisProcess, startRedis } from '../stores/redis-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** Something that stands behind the pages and can be taken away under load. */
export interface Victim {
  name: string;
  /** Whether a page that nobody has asked for yet can still be made without it. */
  makesPages: boolean;
  /** Without notice, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Resolves when it serves again. */
  restore(): Promise<void>;
}

/** Two websites and two content systems behind a proxy each, on one PostgreSQL, one Redis and one bucket. */
export interface Cluster {
  /** Where visitors and the content systems find the websites. */
  site: string;
  /** Where staff and the websites find the content systems. */
  desk: string;
  websites(): WebsiteProcess[];
  contents(): ContentProcess[];
  /** What a website has written to its log since the cluster began, line by line. */
  logOf(website: number): Record<string, unknown>[];
  staff: Staff;
  mail: MailServer;
  crm: CrmServer;
  redis: RedisProcess;
  /** As of DATABASE_URL. */
  database: string;
  victims: Victim[];
  stop(): Promise<void>;
}

/** The secrets that programs on one database share, 32 characters and more. */
const SECRETS = {
  APP_KEYS: 'the-first-key-of-this-cluster-32,the-second-key-of-this-cluster-32',
  ADMIN_JWT_SECRET: 'the-sessions-of-this-cluster-0123456789',
  API_TOKEN_SALT: 'the-tokens-of-this-cluster-0123456789',
  TRANSFER_TOKEN_SALT: 'the-transfers-of-this-cluster-01234567',
  ENCRYPTION_KEY: LINK_KEY,
};

/** Starts all of it from nothing, both content systems at the same moment. */
export async function startCluster(): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'cluster-'));
  // PostgreSQL runs as a user of its own, who sees nothing of ours.
  const databaseFolder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const folder = (name: string) => {
    const path = join(directory, name);
    mkdirSync(path);
    return path;
  };
  const [database, redis, bucket, mail, crm, site, desk]: [
    PostgresProcess,
    RedisProcess,
    BucketServer,
    MailServer,
    CrmServer,
    Balancer,
    Balancer,
  ] = await Promise.all([
    startPostgres(databaseFolder),
    startRedis(folder('redis')),
    startBucketServer(folder('bucket')),
    startMailServer(),
    startCrmServer(),
    startBalancer(),
    startBalancer(),
  ]);
  const websites: WebsiteProcess[] = [];
  const contents: ContentProcess[] = [];
  /** Of each website every process that was it. */
  const started: WebsiteProcess[][] = [[], []];
  const spread = () => {
    site.behind = websites.map(({ url }) => url);
    desk.behind = contents.map(({ url }) => url);
  };

  async function content(at: number) {
    contents[at] = await startContent(join(directory, `content-${at}`), {
      ...SECRETS,
      ...bucket.settings,
      DATABASE_URL: database.url,
      WEBSITE_URL: site.url,
      PURGE_TOKEN,
      SMTP_URL: mail.url,
      MAIL_TO: CENTRE_ADDRESS,
      CRM_URL: crm.url,
      CRM_SECRET: crm.secret,
    });
    spread();
  }

  async function website(at: number) {
    const dataDir = join(directory, `website-${at}`);
    // Pages don't age while this runs: what shows a change has been told of it.
    const env = { REDIS_URL: redis.url, TRUST_PROXY: '1', PAGE_FRESH_SECONDS: '86400' };
    const one = await startWebsite(desk.url, { dataDir, env });
    websites[at] = one;
    started[at]?.push(one);
    spread();
    await until(`${one.url}/readyz`, ({ status }) => status === 200, 30_000);
  }

  await Promise.all([content(0), content(1)]);
  await Promise.all([website(0), website(1)]);

  const gate = mailGate(mail, () => openMailsAt(database.url));
  const gone = async (url: string) => {
    while (await get(`${url}/healthz`).catch(() => undefined));
  };
  const programs = [0, 1].flatMap((at): Victim[] => [
    {
      name: `content system ${at + 1}`,
      makesPages: true,
      async kill() {
        await gate.shut();
        await contents[at]?.kill();
        gate.open();
      },
      restore: () => content(at),
    },
    {
      name: `website ${at + 1}`,
      makesPages: true,
      async kill() {
        const { pid, url } = websites[at] ?? { pid: 0, url: '' };
        process.kill(pid, 'SIGKILL');
        await gone(url);
      },
      restore: () => website(at),
    },
  ]);
  return {
    site: site.url,
    desk: desk.url,
    websites: () => [...websites],
    contents: () => [...contents],
    logOf: (at) => (started[at] ?? []).flatMap((one) => one.log()),
    staff: await signInAsStaff(desk.url),
    mail,
    crm,
    redis,
    database: database.url,
    victims: [
      ...programs,
      { name: 'Redis', makesPages: true, kill: redis.stop, restore: redis.start },
      { name: 'the bucket', makesPages: true, kill: bucket.stop, restore: bucket.start },
      {
        name: 'PostgreSQL',
        makesPages: false,
        kill: database.crash,
        async restore() {
          await database.recover();
          for (const { url } of contents)
            await until(`${url}/readyz`, ({ status }) => status === 200, 30_000);
        },
      },
    ],
    async stop() {
      await Promise.all(websites.map((one) => one.remove()));
      await Promise.all(contents.map((one) => one.stop()));
      await Promise.all([site.close(), desk.close(), mail.down(), crm.close(), redis.stop(), bucket.stop()]);
      await database.stop();
      for (const made of [directory, databaseFolder]) rmSync(made, { recursive: true, force: true });
    },
  };
}
