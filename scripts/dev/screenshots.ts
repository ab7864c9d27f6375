import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import {
  booking,
  freshKey,
  landingLead,
  leasing,
  lunchCard,
  send,
} from '../../e2e/forms/submission-forms.ts';
import { chromiumPath } from '../programs/chromium.ts';
import { withPrograms } from '../programs/test-programs.ts';
import { ROOT } from '../steps.ts';

// Renews the pictures of the README from a fresh demo: `npm run screenshots`.
const FOLDER = join(ROOT, 'docs', 'screenshots');
const SHOTS = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'category', path: '/sklepy/moda', width: 1440, height: 900 },
  { name: 'tenant', path: '/sklepy/moda/halland', width: 1440, height: 900 },
  { name: 'cinema', path: '/kino', width: 1440, height: 900 },
  { name: 'inspirations', path: '/inspiracje', width: 1440, height: 900 },
  { name: 'stylist', path: '/osobista-stylistka', width: 1440, height: 900 },
  { name: 'map', path: '/mapa?store=1.24&from=A', width: 1440, height: 900 },
  { name: 'today', path: '/#today', width: 1440, height: 900 },
  { name: 'home-mobile-hu', path: '/hu-HU', width: 390, height: 844 },
  { name: 'offers-mobile-bg', path: '/bg-BG/oferti', width: 390, height: 844 },
  { name: 'coupons-mobile-lt', path: '/lt-LT/kuponai', width: 390, height: 844 },
] as const;

/** Doors are open then, and something is on. */
const midday = new Date(new Date().setUTCHours(12, 10, 0, 0));

await withPrograms(async ({ website, content }) => {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const { name, path, width, height } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.addInitScript(settle);
    await page.clock.setFixedTime(midday);
    await page.goto(website + path, { waitUntil: 'networkidle' });
    await save(name, await page.screenshot());
    await page.close();
  }
  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await admin.goto(`${content}/admin`);
  await admin.getByLabel(/email/i).fill('editor@borealis.example');
  await admin
    .getByLabel(/password/i)
    .first()
    .fill(process.env.DEMO_PASSWORD ?? 'Borealis2026');
  await admin.getByRole('button', { name: /login/i }).click();
  await admin.getByRole('link', { name: 'Content', exact: true }).first().waitFor();
  await admin.goto(
    `${content}/admin/content-manager/collection-types/api::tenant.tenant?plugins[i18n][locale]=pl-PL`,
  );
  await admin.getByRole('gridcell').or(admin.getByRole('cell')).first().waitFor();
  await save('admin', await admin.screenshot());
  await fillInbox(content);
  await admin.goto(`${content}/admin/inbox`);
  await admin.getByRole('row').nth(4).waitFor();
  await save('inbox', await admin.screenshot());
  await browser.close();
});

/** One of each kind that the centre answers itself. */
async function fillInbox(content: string) {
  const answers = [
    await send(content, 'bookStylist', booking('ewa.lis@poczta.example'), { key: freshKey() }),
    await send(content, 'enquireLeasing', leasing('ewa@lis-i-syn.example'), { key: freshKey() }),
    await send(content, 'requestLunchCard', lunchCard('biuro@lis-i-syn.example'), { key: freshKey() }),
    await send(content, 'landingLead', landingLead('e.lis@poczta.example'), { key: freshKey() }),
  ];
  const refused = answers.find(({ status }) => status >= 300);
  if (refused) throw new Error(`A form for the inbox was refused: ${JSON.stringify(refused.body)}`);
}

/** A returning visitor: no banner or window over the page. */
function settle() {
  localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 }));
  localStorage.setItem('subscribed', 'true');
}

async function save(name: string, png: Buffer) {
  writeFileSync(join(FOLDER, `${name}.webp`), await sharp(png).webp({ quality: 82 }).toBuffer());
  process.stdout.write(`docs/screenshots/${name}.webp\n`);
}
