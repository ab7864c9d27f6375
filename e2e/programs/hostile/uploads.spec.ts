import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { expect, test } from '../../base-test.ts';
import { type Staff, signInAsStaff } from '../../content/staff.ts';
import { fault, figure } from '../../faults/figures.ts';
import {
  bookingFields,
  freeTimes,
  freshEmail,
  freshKey,
  type Photo,
  postForm,
} from '../../forms/submission-forms.ts';
import { HOSTILE_BODIES, sendHostile } from '../../hostile/hostile-bodies.ts';
import {
  harmlessPictures,
  hostileFiles,
  MARK,
  movingPictures,
  photoWithPlace,
  pictureBombs,
} from '../../hostile/hostile-files.ts';
import { long } from '../../length.ts';
import { each } from '../../pages/html.ts';
import { pl } from '../../pages/site.ts';
import { type ContentProcess, copyDemo, startContent } from '../../processes/content-process.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

test.describe.configure({ mode: 'serial' });

const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 150 * MEGABYTE;
/** The most of a body that may be read: 24 MB, and what the network had under way. */
const MAX_READ = 32 * MEGABYTE;

let content: ContentProcess;
let site: WebsiteProcess;
let staff: Staff;
let dataDir: string;
/** A meeting's time for each booking that is taken: photos are what is looked at. */
let times: Awaited<ReturnType<typeof freeTimes>>;

test.beforeAll(async () => {
  test.setTimeout(scaled(90_000));
  dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  copyDemo(dataDir);
  content = await startContent(dataDir);
  site = await startWebsite(content.url, { env: { TRUST_PROXY: '1' } });
  staff = await signInAsStaff(content.url);
  times = await freeTimes(content.url);
});

test.afterAll(async () => {
  await site.remove();
  await content.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Books with photos, and gives the answer and what of them the staff see. */
async function book(photos: readonly Photo[]) {
  const email = freshEmail('photos');
  const time = times.pop();
  if (!time) throw new Error('no time is left for a meeting');
  const { stylist, date, hour } = time;
  const fields = { ...bookingFields(email), stylist, first: `${date}T${hour}`, key: freshKey() };
  const answer = await postForm(site.url, BOOKING_PATH, fields, { photos });
  const [row] = await staff.rows('submission', { email });
  return {
    status: answer.status,
    body: answer.body,
    row,
    stored: row ? await staff.photos(row.documentId) : [],
  };
}

/**
 * Looks at memory and has another visitor look at a page, over and over, while something happens: the visitor is not kept
 * waiting until that is over.
 */
async function watched(work: () => Promise<void>) {
  expect((await get(`${site.url}/`)).status).toBe(200);
  const before = site.memory();
  let most = before;
  let over = false;
  const statuses: number[] = [];
  let meanwhile = 0;
  const other = (async () => {
    while (!over) {
      const { status } = await get(`${site.url}/`);
      statuses.push(status);
      if (!over) meanwhile += 1;
      most = Math.max(most, site.memory());
    }
  })();
  const timer = setInterval(() => {
    most = Math.max(most, site.memory());
  }, 5);
  try {
    await work();
  } finally {
    over = true;
    clearInterval(timer);
    await other;
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(meanwhile, 'pages of another visitor before it was over').toBeGreaterThan(2);
  expect((most - before) / MEGABYTE, 'growth in MB').toBeLessThan(MAX_GROWTH / MEGABYTE);
}

test('a photo is made anew: upright, without place, camera or profile', async () => {
  const { status, row, stored } = await book([
    { bytes: await photoWithPlace(), type: 'image/jpeg', filename: 'IMG_2041.JPG' },
  ]);
  expect(status).toBe(200);
  expect(row?.payload).toMatchObject({ photoCount: 1 });
  const [photo] = stored;
  expect(photo?.mime).toBe('image/jpeg');
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(photo?.bytes).metadata();
  expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
    format: 'jpeg',
    width: 80,
    height: 120,
    exif: undefined,
    icc: undefined,
    xmp: undefined,
    orientation: undefined,
  });
  expect(photo?.bytes.includes(MARK)).toBe(false);
  expect(JSON.stringify(row)).not.toContain('IMG_2041');
});

test('hostile files are refused or made anew, within 150 MB, while others are served', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000));
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(40);
  const wrong: string[] = [];
  await watched(() =>
    each(files, 3, async ({ name, wanted, ...file }) => {
      const { status, row, stored } = await book([file]);
      const outcome =
        status === 200 && stored.length === 1 ? 'made anew' : row ? 'stored all the same' : 'refused';
      if (outcome === 'refused' && ![400, 413, 422].includes(status)) wrong.push(`${name}: status ${status}`);
      if (outcome === 'stored all the same') wrong.push(`${name}: status ${status}, ${stored.length} photos`);
      if (wanted !== 'either' && wanted !== outcome) wrong.push(`${name}: ${outcome}, ${status}`);
      for (const { bytes } of stored) {
        const picture = await sharp(bytes)
          .metadata()
          .catch(() => undefined);
        const { format, width = 0, height = 0, space, exif, icc, xmp, iptc } = picture ?? {};
        if (format !== 'jpeg' || space !== 'srgb' || Math.max(width, height) > 2048)
          wrong.push(`${name}: stored as ${format} ${space} ${width} × ${height}`);
        if (exif || icc || xmp || iptc || bytes.includes(MARK))
          wrong.push(`${name}: keeps what came with it`);
      }
    }),
  );
  expect(wrong).toEqual([]);
});

/** What the site's machine needs at best: what else runs on it has no say. */
const TRIES = 5;

/** Looks at the memory of a process while something happens; how much it grew, in MB. */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(most, memory()) - before;
}

test(
  'bombs are refused by their head: at once, with what to do, and nothing is decoded',
  fault(15),
  async () => {
    test.setTimeout(scaled(90_000));
    const bombs = await pictureBombs();
    const moving = await movingPictures();
    const wanted = new Map(
      [...bombs, ...moving].map(({ name }, index) => [
        name,
        pl(index < bombs.length ? 'forms:issue.pixels' : 'common:validation.photoFormat'),
      ]),
    );
    const best = new Map<string, number>();
    const growth = await growthOf(site.pid, async () => {
      for (let turn = 0; turn < TRIES; turn++)
        for (const { name, ...photo } of [...bombs, ...moving]) {
          const answer = await postForm(site.url, BOOKING_PATH, bookingFields(freshEmail('bomb')), {
            photos: [photo],
          });
          expect(answer.status, name).toBe(422);
          expect(answer.body, name).toMatchObject({ faults: { photos: wanted.get(name) } });
          best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, answer.took));
        }
    });
    const injected = `${wanted.size} files of visitors, ${TRIES} times each`;
    figure(15, injected, 'slowest answer, best of its tries', Math.max(...best.values()), {
      atMost: 50,
      unit: 'ms',
    });
    figure(15, injected, 'growth of the website', growth, { atMost: 150, unit: 'MB' });
  },
);

test('pictures that only resemble bombs are taken, moving PNGs as the still that they hold', async () => {
  for (const { name, ...photo } of await harmlessPictures()) {
    const { status, stored } = await book([photo]);
    expect(status, name).toBe(200);
    const { format, pages } = await sharp(stored[0]?.bytes).metadata();
    expect([format, pages], name).toEqual(['jpeg', undefined]);
  }
});

test(
  'what editors upload is refused by its head as well, and what is no bomb is taken',
  long(fault(15)),
  async () => {
    test.setTimeout(scaled(90_000));
    const bombs = await pictureBombs();
    // The first upload of all loads what it needs.
    for (const { name, ...picture } of [...(await harmlessPictures()), ...(await movingPictures())])
      expect((await staff.upload(picture)).status, name).toBe(201);
    const best = new Map<string, number>();
    const growth = await growthOf(content.pid, async () => {
      for (let turn = 0; turn < TRIES; turn++)
        for (const { name, ...picture } of bombs) {
          const { status, message, took } = await staff.upload(picture);
          expect(status, name).toBe(400);
          expect(message, name).toContain(picture.filename);
          expect(message, name).toMatch(/wgraj go jeszcze raz.* upload it again/s);
          best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, took));
        }
    });
    const injected = `${best.size} files of editors, ${TRIES} times each`;
    figure(15, injected, 'slowest answer, best of its tries', Math.max(...best.values()), {
      atMost: 50,
      unit: 'ms',
    });
    figure(15, injected, 'growth of the content system', growth, { atMost: 150, unit: 'MB' });
  },
);

test('hostile bodies are refused and read no further, while others are served', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(90_000));
  const wrong: string[] = [];
  const count = await staff.count('submission');
  await watched(() =>
    each(HOSTILE_BODIES, 13, async (hostile) => {
      const visitor = `172.16.${HOSTILE_BODIES.indexOf(hostile)}.1`;
      const { status, sent } = await sendHostile(site.url, `${BOOKING_PATH}?locale=pl-PL`, hostile, visitor);
      // Who goes on sending may find the line closed before the answer has come through.
      const refused = status === 'closed' || (status >= 400 && status < 500);
      if (!refused) wrong.push(`${hostile.name}: ${status}`);
      if (sent > MAX_READ) wrong.push(`${hostile.name}: ${sent} bytes were read`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(await staff.count('submission')).toBe(count);
});

test('four photos are one too many, three are not; a crowd of them is taken without loss', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(60_000));
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ffc926' } })
    .jpeg()
    .toBuffer();
  const photo = (index: number): Photo => ({ bytes, type: 'image/jpeg', filename: `${index}.jpg` });
  const four = await book([1, 2, 3, 4].map(photo));
  expect(four.status).toBe(422);
  expect(four.body).toMatchObject({ faults: { photos: expect.stringContaining('3') } });
  expect(four.row).toBeUndefined();
  await watched(async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => book([1, 2, 3].map(photo))));
    expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    expect(crowd.map(({ stored }) => stored.length)).toEqual(crowd.map(() => 3));
  });
});

test('photos are seen by nobody but the staff', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffa6c9' } })
    .jpeg()
    .toBuffer();
  const { row } = await book([{ bytes, type: 'image/jpeg', filename: 'a.jpg' }]);
  const id = String(row?.documentId);
  for (const path of [
    `/admin/mall/submissions/${id}/photos`,
    '/admin/mall/deliveries',
    '/admin/mall/export?kind=stylist',
    '/admin/mall/mails',
    '/api/peronal-stylist-calendars',
    `/api/peronal-stylist-calendars/${id}`,
    '/api/submissions',
    '/api/submission-photos',
    '/api/deliveries',
    '/api/survey-reports',
    '/api/newsletter-subscribers',
    '/api/coupon-stats',
    '/content-manager/collection-types/api::submission.submission',
  ]) {
    for (const token of [undefined, 'Bearer wrong']) {
      const response = await fetch(content.url + path, { headers: token ? { authorization: token } : {} });
      expect([401, 403, 404, 405], `${path} ${token}`).toContain(response.status);
    }
  }
});
