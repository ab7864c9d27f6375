import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/programs/chromium.ts';
import { address } from '../../website/src/i18n/addresses.ts';

// Frames a second while the enlarged plan of 400 units is dragged, on a processor four times as slow. Needs a running
// site (BASE_URL); its floor is filled up to 400 units with copies of its own.
const UNITS = 400;
const SLOWDOWN = 4;
const WANTED = 50;
const DRAG_MS = 4_000;
const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(base + address('map', {}, 'pl-PL', { floor: '1' }), { waitUntil: 'networkidle' });
await page.evaluate((units) => {
  const svg = document.querySelector('[data-stage] > svg');
  const rooms = [...(svg?.querySelectorAll('a[data-room]') ?? [])];
  for (let made = rooms.length, turn = 1; made < units; turn += 1) {
    for (const room of rooms) {
      if (made === units) break;
      const copy = room.cloneNode(true) as Element;
      // Half the size, elsewhere: numbers alone, since a transform would be one more thing to draw.
      const move = (by: number) => (value: string) => String(Number(value) / 2 + by);
      const [right, down] = [move((turn % 4) * 30), move(turn * 25)];
      const path = copy.querySelector('path');
      const half = (path?.getAttribute('d') ?? '').replace(/-?[\d.]+/g, (value) => String(Number(value) / 2));
      path?.setAttribute(
        'd',
        half.replace(
          /^M(-?[\d.]+) (-?[\d.]+)/,
          (_, px, py) => `M${right(String(px * 2))} ${down(String(py * 2))}`,
        ),
      );
      for (const text of copy.querySelectorAll('text')) {
        text.setAttribute('x', right(text.getAttribute('x') ?? '0'));
        text.setAttribute('y', down(text.getAttribute('y') ?? '0'));
      }
      svg?.append(copy);
      made += 1;
    }
  }
}, UNITS);
await page.locator('map-view').dispatchEvent('pointerover');
await page.locator('[data-stage][data-live]').waitFor();
for (let press = 0; press < 3; press += 1) await page.locator('[data-zoom-by]').first().click();
await page.waitForLoadState('networkidle');
await page.locator('[data-stage]:not([data-moving])').waitFor();

const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const box = await page.locator('[data-stage]').boundingBox();
if (!box) throw new Error('no plan');
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.move(x, y);
await page.mouse.down();
await page.evaluate(() => {
  const frames: number[] = [];
  Object.assign(window, { frames });
  const count = (at: number) => {
    frames.push(at);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
});
const began = Date.now();
for (let turn = 0; Date.now() - began < DRAG_MS; turn += 0.12)
  await page.mouse.move(x + Math.sin(turn) * 220, y + Math.cos(turn) * 160);
const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
await page.mouse.up();
await browser.close();

const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
const rate = (1_000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
const slow = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0;
console.log(`
Panning ${UNITS} units, processor ${SLOWDOWN} times as slow: ${rate.toFixed(1)} frames/s, 95th of 100 frames ${slow.toFixed(1)} ms (wanted: ${WANTED} frames/s)`);
if (rate < WANTED) process.exitCode = 1;
