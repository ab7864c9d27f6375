import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { expect, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': /max-age=\d{8}/,
  'permissions-policy': /camera=\(\)/,
} as const;

test('pages, files, redirects and refusals carry the security headers', async ({ request }) => {
  const script = /\/_astro\/[\w.-]+\.css/.exec(await (await request.get('/')).text())?.[0] ?? '';
  for (const path of ['/', '/nope', '/maintenance', '/pl-PL', '/robots.txt', '/favicon.svg', script]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    for (const [name, value] of Object.entries(HEADERS))
      expect(headers[name], `${path} ${name}`).toMatch(value);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers.server, path).toBeUndefined();
  }
});

test('the policy for scripts knows neither unsafe-inline nor another host', async ({ request }) => {
  const [category] = (await call('headerStatic', {})).menuData;
  for (const path of [
    '/',
    address('tenants', { category: category?.categorySlug ?? '' }, 'pl-PL'),
    '/nope',
    '/maintenance',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const directives = new Map(policy.split(';').map((part) => [part.trim().split(/\s+/)[0], part.trim()]));
    for (const name of ['script-src', 'style-src', 'default-src']) {
      const directive = directives.get(name) ?? '';
      expect(directive, name).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:/);
      expect(directive, name).toContain("'self'");
    }
    expect(directives.get('object-src')).toBe("object-src 'none'");
  }
});

test('nothing inline: no style attributes, no handlers, no scripts beside those with a hash', async ({
  page,
}) => {
  const [category] = (await call('headerStatic', {})).menuData;
  for (const path of [
    '/',
    address('tenants', { category: category?.categorySlug ?? '' }, 'pl-PL'),
    address('events', {}, 'pl-PL'),
  ]) {
    // As served: what scripts of ours set on elements afterwards is not inline (CSP 3, section 8.4).
    const served = (await (await page.goto(path))?.text()) ?? '';
    const inline = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
          .filter((element) =>
            [...element.attributes].some(({ name }) => name === 'style' || name.startsWith('on')),
          )
          .map((element) => element.outerHTML.slice(0, 100)),
      served,
    );
    expect(inline, path).toEqual([]);
  }
});

test('an injected script does not run', async ({ page, trouble }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.hacked = ""';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.documentElement.dataset.hacked = ""');
    image.src = 'data:,';
    document.body.append(image);
  });
  await expect
    .poll(() => trouble.console.filter((text) => /Content Security Policy/.test(text)).length)
    .toBeGreaterThanOrEqual(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
  // These were ours.
  trouble.console.length = 0;
});

test('no page asks another host for anything', async ({ page, trouble }) => {
  const [category] = (await call('headerStatic', {})).menuData;
  for (const path of [
    '/',
    address('tenants', { category: category?.categorySlug ?? '' }, 'en'),
    address('contact', {}, 'pl-PL'),
  ]) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await page.waitForLoadState('networkidle');
  expect(trouble.foreign).toEqual([]);
});
