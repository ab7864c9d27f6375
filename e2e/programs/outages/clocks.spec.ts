import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { startRig } from '../../forms/submission-cases.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { copyDemo } from '../../processes/content-process.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { processClock } from '../../processes/process-clock.ts';
import { startWebsite, until } from '../../processes/website-process.ts';

/** Around midnights of the centre, both clock changes and the turn of a year. */
const INSTANTS = [
  '2027-03-28T00:40:00Z',
  '2027-10-31T00:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-03-28T22:30:00Z',
  '2027-10-30T22:30:00Z',
  '2027-10-31T01:30:00Z',
];
const ZONES = ['Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York', 'Asia/Kolkata', 'UTC'];
const PAGES = ['/', '/kontakt', '/wydarzenia', '/oferty', '/praca', '/kino', '/menu-dnia', '/en'];

test(
  'pages say the same wherever the website runs: midnights, clock changes, the turn of a year',
  long(fault(14)),
  async () => {
    test.setTimeout(scaled(400_000));
    const proxy = await startContentProxy();
    const instants = INSTANTS.slice(0, inFull(1, 6));
    const zones = ZONES.slice(0, inFull(2, 5));
    const differ: string[] = [];
    let [compared, days] = [0, 0];
    /** All pages at that moment in that zone. */
    async function pagesIn(zone: string, instant: string) {
      const clock = processClock(Date.parse(instant) - Date.now());
      const site = await startWebsite(proxy.url, { env: clock.env(zone) });
      try {
        const pages = new Map<string, string>();
        for (const path of PAGES)
          pages.set(
            path,
            (await until(site.url + path, ({ headers }) => headers.has('cdn-cache-control'), 45_000)).text,
          );
        return pages;
      } finally {
        await site.remove();
        clock.remove();
      }
    }
    try {
      const home = new Set<string>();
      for (const instant of instants) {
        const centre = await pagesIn('Europe/Warsaw', instant);
        home.add(centre.get('/') ?? '');
        for (const zone of zones) {
          for (const [path, text] of await pagesIn(zone, instant)) {
            compared += 1;
            if (text !== centre.get(path)) differ.push(`${path} at ${instant} in ${zone}`);
          }
        }
      }
      days = home.size;
    } finally {
      await proxy.close();
    }
    expect.soft(differ).toEqual([]);
    const injected = `${instants.length} moments by ${zones.length} time zones of the machine`;
    figure(14, injected, `of ${compared} pages not as in the centre's zone`, differ.length, { atMost: 0 });
    figure(14, injected, 'different home pages, one for each day', days, {
      atLeast: Math.min(instants.length, 2),
    });
  },
);

test('a clock that jumps ahead and back has nothing delivered twice or never', long(fault(14)), async () => {
  test.setTimeout(scaled(180_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'clocks-'));
  copyDemo(dataDir);
  const clock = processClock(0);
  const rig = await startRig(dataDir, clock.env('America/New_York'));
  const count = inFull(3, 10);
  const emails: string[] = [];
  const sendSome = async () => {
    for (let sent = 0; sent < count; sent += 1) {
      const email = freshEmail('clock');
      emails.push(email);
      expect(
        (await send(rig.content.url, 'landingLead', landingLead(email), { key: freshKey() })).status,
      ).toBe(200);
    }
  };
  try {
    const HOUR = 3_600_000;
    for (const offset of [HOUR, 26 * HOUR, HOUR, -HOUR, 1]) {
      await sendSome();
      clock.set(offset);
      await sendSome();
      // Not asked of the staff's side: whoever signed in by the clock before is signed out by this one.
      const arrived = () =>
        emails.filter((email) => rig.mail.about(email).length > 0 && rig.crm.about(email).length > 0);
      await expect.poll(() => arrived().length, { timeout: scaled(40_000) }).toBe(emails.length);
    }
    const once = emails.filter(
      (email) => rig.mail.about(email).length === 1 && rig.crm.about(email).length === 1,
    );
    figure(
      14,
      'clock set 1 h, 25 h ahead and 25 h, 2 h back under way',
      `of ${emails.length} forms delivered once`,
      once.length,
      { atLeast: emails.length },
    );
  } finally {
    await rig.stop();
    clock.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
