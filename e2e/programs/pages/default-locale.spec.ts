import { addressOf } from '../../../website/src/i18n/addresses.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { anchors, facts } from '../../pages/html.ts';
import { startWebsite, until } from '../../processes/website-process.ts';

test.describe.configure({ mode: 'default' });

test('a centre of another default language has its addresses without a prefix, and no other one’s', {
  tag: '@long',
}, async () => {
  const website = await startWebsite(contentUrl(), {
    env: { DEFAULT_LOCALE: 'lt-LT', LOCALES: 'lt-LT,en,ru', CENTRE_TIME_ZONE: 'Europe/Vilnius' },
  });
  try {
    // This process has another default, whose addresses of Lithuanian pages begin with their language.
    const contact = addressOf('contact', {}, 'lt-LT', {}).replace('/lt-LT', '');
    const page = (path: string) => until(website.url + path, ({ status }) => status !== 503, 20_000);
    for (const [path, lang] of [
      ['/', 'lt'],
      [contact, 'lt'],
      ['/ru', 'ru'],
    ] as const) {
      const { status, text } = await page(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(facts(text)).toMatchObject({ lang });
    }
    const { alternates } = facts((await page(contact)).text);
    expect([...alternates.keys()].sort()).toEqual(['en', 'lt', 'ru', 'x-default']);
    expect(alternates.get('x-default')).toBe(alternates.get('lt'));
    const links = anchors((await page('/')).text).filter(({ href }) => href.startsWith('/'));
    expect(links.filter(({ href }) => /^\/(?:lt-LT|pl-PL)(?:\/|$)/.test(href))).toEqual([]);
    expect((await page('/pl-PL')).status).toBe(404);
    expect(await page(`/lt-LT${contact}`)).toMatchObject({ status: 308 });
  } finally {
    await website.remove();
  }
});

test('a default language that is none stops the start, with the mend', async () => {
  const start = startWebsite(contentUrl(), { env: { DEFAULT_LOCALE: 'de' } });
  await expect(start).rejects.toThrow(/DEFAULT_LOCALE is \\?"de\\?", but must be one of pl-PL, en/);
});
