import { WRITES, type WriteName, writePath } from '@mall/contract';
import { DOWNLOAD_PATH, SHOW_PATH, VOTE_PATH } from '../../../website/src/features/coupons/coupon-shown.ts';
import {
  CONTACT_PATH,
  ENQUIRY_PATH,
  LEAD_PATH,
  LUNCH_CARD_PATH,
} from '../../../website/src/features/leads/lead-rules.ts';
import { NEWSLETTER_PATH } from '../../../website/src/features/newsletter/newsletter-constants.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { SURVEY_PATH } from '../../../website/src/features/survey/survey-rules.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { fault, figure } from '../../faults/figures.ts';
import { booking, freshEmail } from '../../forms/submission-forms.ts';
import { rawRequest } from '../../hostile/raw-request.ts';

const FORMS = [
  NEWSLETTER_PATH,
  BOOKING_PATH,
  ENQUIRY_PATH,
  LUNCH_CARD_PATH,
  LEAD_PATH,
  CONTACT_PATH,
  SURVEY_PATH,
  VOTE_PATH,
  SHOW_PATH,
  DOWNLOAD_PATH,
];
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

/** What browsers say of where a request comes from; undefined = an old one, or no HTTPS. */
const SITES = [undefined, 'same-origin', 'same-site', 'cross-site', 'none', 'Same-Origin', ''];

test('a form that another site posts is refused, whatever it claims', fault(30), async ({ baseURL }) => {
  const site = baseURL ?? '';
  const { host, port } = new URL(site);
  let [foreign, taken] = [0, 0];
  const origins = [
    undefined,
    `http://${host}`,
    'null',
    'https://evil.example',
    `http://${host}.evil.example`,
    `http://evil.example#${host}`,
    `http://127.0.0.1:${Number(port) + 1}`,
    'http://127.0.0.1',
    '',
    'not an address',
  ];
  for (const path of FORMS) {
    for (const type of path === ENQUIRY_PATH || path === BOOKING_PATH ? TYPES : TYPES.slice(0, 1)) {
      for (const fetchSite of SITES) {
        // One form stands for all in the finer points.
        for (const origin of path === ENQUIRY_PATH ? origins : origins.slice(0, 4)) {
          const own = fetchSite === 'same-origin' || (fetchSite === undefined && origin === `http://${host}`);
          const headers = [
            `Host: ${host}`,
            `Content-Type: ${type}`,
            'Content-Length: 0',
            ...(fetchSite === undefined ? [] : [`Sec-Fetch-Site: ${fetchSite}`]),
            ...(origin === undefined ? [] : [`Origin: ${origin}`]),
          ];
          const { status } = await rawRequest(site, path, headers, 'POST');
          // An empty form of our own is a form with errors: led on to them, 400 or 415, but taken.
          const what = `${path} ${type} ${fetchSite} ${origin}: ${status}`;
          if (own) expect([303, 400, 415], what).toContain(status);
          else {
            foreign += 1;
            if (status !== 403) taken += 1;
            expect.soft(status, what).toBe(403);
          }
        }
      }
    }
  }
  figure(
    30,
    `${FORMS.length} forms, Origin by Sec-Fetch-Site by type`,
    `of ${foreign} foreign posts not refused with 403`,
    taken,
    { atMost: 0 },
  );
});

test('no page of another origin can write to the content system', fault(30), async () => {
  let [written, tried] = [0, 0];
  for (const name of Object.keys(WRITES) as WriteName[]) {
    const url = contentUrl() + writePath(name, 'pl-PL', 1);
    // What pages may send without asking: the three types of forms.
    for (const type of TYPES) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        body: '{}',
      });
      tried += 1;
      if (response.ok) written += 1;
      expect([400, 403, 415], `${name} ${type}`).toContain(response.status);
    }
    // And what they have to ask for.
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    expect(asked.headers.get('access-control-allow-origin'), name).toBeNull();
  }
  // A whole booking in a form with files, which needs no asking.
  const email = freshEmail('foreign');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const form = new FormData();
    form.set('data', JSON.stringify(booking(email)));
    const url = contentUrl() + writePath('bookStylist', 'pl-PL');
    const { status } = await fetch(url, { method: 'POST', headers, body: form });
    tried += 1;
    if (status === 200) written += 1;
    expect([403, 415], JSON.stringify(headers)).toContain(status);
  }
  figure(
    30,
    'every writing call of the content system, by forms of other sites',
    `of ${tried} writes taken`,
    written,
    { atMost: 0 },
  );
});
