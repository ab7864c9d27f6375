import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { ENQUIRY_PATH } from '../../../website/src/features/leads/lead-rules.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure } from '../../faults/figures.ts';
import { delivered, startRig } from '../../forms/submission-cases.ts';
import {
  bookingFields,
  enquiryFields,
  freshEmail,
  freshKey,
  landingLead,
  postForm,
} from '../../forms/submission-forms.ts';
import { rawRequest } from '../../hostile/raw-request.ts';
import { long } from '../../length.ts';
import { copyDemo } from '../../processes/content-process.ts';
import { startWebsite, until } from '../../processes/website-process.ts';

const EVIL = 'evil.example';
const HEADERS: readonly (readonly string[])[] = [
  [`Host: ${EVIL}`],
  [`Host: ${EVIL}:8080`, `X-Forwarded-Host: ${EVIL}`],
  [`X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: https', `Forwarded: host=${EVIL}`],
  [`X-Forwarded-Host: ${EVIL}, localhost`, 'X-Forwarded-Port: 81', 'X-Forwarded-For: 127.0.0.1'],
  ['X-Original-URL: /admin', 'X-Rewrite-URL: /admin', `X-Original-Host: ${EVIL}`],
  [`X-Forwarded-Prefix: //${EVIL}`, `X-Host: ${EVIL}`, `X-HTTP-Host-Override: ${EVIL}`],
  ['Accept-Language: de', 'Cookie: locale=de; theme=dark'],
];

test(
  'Host and forwarded headers change no page, no address, no mail and make no page of their own',
  long(fault(31)),
  async () => {
    test.setTimeout(scaled(90_000));
    const dataDir = mkdtempSync(join(tmpdir(), 'hosts-'));
    copyDemo(dataDir);
    const rig = await startRig(dataDir);
    const site = await startWebsite(rig.content.url, { env: { TRUST_PROXY: '1' } });
    try {
      const pages = ['/', '/en/tenants/fashion', '/sitemap.xml', '/robots.txt'];
      for (const path of pages.slice(0, 2))
        await until(
          site.url + path,
          ({ cache, headers }) => cache === 'hit' && headers.has('cdn-cache-control'),
          30_000,
        );
      const plain = new Map<string, string>();
      for (const path of pages) plain.set(path, (await rawRequest(site.url, path)).body);
      let [asked, changed, named] = [0, 0, 0];
      for (const headers of HEADERS) {
        for (const path of pages) {
          const answer = await rawRequest(site.url, path, headers);
          asked += 1;
          if (answer.body !== plain.get(path) || answer.status !== 200) changed += 1;
          if (`${answer.head}${answer.body}`.includes(EVIL)) named += 1;
        }
        for (const [path, location] of [
          ['/pl-PL', '/'],
          ['/en/', '/en'],
        ] as const) {
          const moved = await rawRequest(site.url, path, headers);
          expect(`${headers} ${moved.headers.get('location')}`).toBe(`${headers} ${location}`);
        }
        const links = await rawRequest(rig.content.url, '/api/header/static?locale=pl-PL', headers);
        if (links.body.includes(EVIL)) named += 1;
      }
      const injected = `${HEADERS.length} sets of headers, ${asked} requests`;
      figure(31, injected, 'pages that changed', changed, { atMost: 0 });
      figure(31, injected, 'answers that name the other host', named, { atMost: 0 });

      const emails = [freshEmail('host'), freshEmail('host'), freshEmail('host')];
      const [booked = '', enquired = '', led = ''] = emails;
      const headers = { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` };
      await postForm(site.url, BOOKING_PATH, { ...bookingFields(booked), key: freshKey() }, { headers });
      await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(enquired), key: freshKey() }, { headers });
      const body = JSON.stringify(landingLead(led));
      const direct = [`Host: ${EVIL}`, `X-Forwarded-Host: ${EVIL}`, 'Content-Type: application/json'];
      await rawRequest(
        rig.content.url,
        '/api/landing-page/crm?locale=pl-PL',
        [...direct, `Content-Length: ${Buffer.byteLength(body)}`],
        'POST',
        body,
      );
      await delivered(rig);
      // Snapshots are written behind the answers: those of the plain requests may have come since.
      const more = [...site.kept().values()]
        .map((text): string => JSON.parse(text).key)
        .filter((key) => !pages.includes(key));
      figure(31, injected, 'pages kept besides', more.length, { atMost: 0 });

      expect(emails.filter((email) => rig.mail.about(email).length === 0)).toEqual([]);
      const links = rig.mail.mails.filter(({ raw, parsed }) =>
        `${raw}${parsed.text}${parsed.html}`.includes(EVIL),
      );
      figure(
        31,
        'forms under such headers',
        `of ${rig.mail.mails.length} mails that name the other host`,
        links.length,
        { atMost: 0 },
      );
    } finally {
      await site.remove();
      await rig.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
