import { describe, expect, it } from 'vitest';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { DATA_LICENCES } from '../../facts/open-data/licences.ts';
import type { Locale } from '../../i18n/locales.ts';
import { siteFiles } from './site-files.ts';

const live: Locale[] = ['pl-PL', 'en', 'hu-HU'];
const SETTINGS = {
  live,
  timeZone: 'Europe/Warsaw',
  securityContact: undefined,
  securityDays: 180,
  dataLicence: DATA_LICENCES[0],
};

async function file(
  path: string,
  over: Partial<typeof SETTINGS> = {},
  bodies: Parameters<typeof contextOf>[0] = {},
) {
  const context = contextOf(bodies);
  const made = await siteFiles({ ...SETTINGS, ...over })[path]?.(context, (locale) =>
    contextOf(bodies, { locale }),
  );
  return made && { text: String(made.body), gathered: context.content.gathered() };
}

const SECURITY = '/.well-known/security.txt';

describe('security.txt', () => {
  it('names whom to tell, in which languages, and until when that holds', async () => {
    const made = await file(SECURITY, { securityContact: 'mailto:security@borealis.example' } as object);
    expect(made?.text.split('\n')).toEqual([
      'Contact: mailto:security@borealis.example',
      // Half a year from the centre's next midnight.
      'Expires: 2027-05-20T23:00:00Z',
      'Preferred-Languages: pl, en, hu',
      'Canonical: https://borealis.example/.well-known/security.txt',
      '',
    ]);
    expect(made?.gathered.trueUntil).toBe(Date.parse('2026-11-21T23:00:00Z'));
  });

  it('names the centre’s own address unless a setting names another, and is not there without either', async () => {
    const contact = [{ id: 1, name: 'E-mail', kind: 'email', value: 'galeria@borealis.example', href: null }];
    const made = await file(SECURITY, {}, { infoPage: { data: { id: 1, attributes: { contact } } } });
    expect(made?.text).toContain('Contact: mailto:galeria@borealis.example\n');
    expect(
      await file(SECURITY, {}, { infoPage: { data: { id: 1, attributes: { contact: [] } } } }),
    ).toBeNull();
    await expect(file(SECURITY, {}, { infoPage: AWAY })).rejects.toThrow('infoPage');
  });
});

describe('robots.txt', () => {
  it('keeps crawlers from ways and from what is no page, and names the sitemap', async () => {
    const text = (await file('/robots.txt'))?.text ?? '';
    expect(text.split('\n')[0]).toBe('User-agent: *');
    for (const line of ['Disallow: /purge', 'Disallow: /preview', 'Disallow: /*?*from='])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('Sitemap: https://borealis.example/sitemap.xml\n');
  });
});

describe('llms.txt', () => {
  it('begins with the centre, and leads to pages, feeds, data and the other languages', async () => {
    const text = (await file('/llms.txt'))?.text ?? '';
    expect(text).toMatch(/^# \S/);
    for (const part of ['## Pages', '## Calendars and feeds', '## Open data', '## Optional'])
      expect(text).toContain(`\n${part}\n`);
    expect(text).toContain('](https://borealis.example/en/events)');
    expect(text).toContain('](https://borealis.example/en/events.ics)');
    expect(text).toContain('](https://borealis.example/hu-HU)');
    expect(text).not.toMatch(/undefined|\]\(\/|null/);
  });

  it('leads to no page that the centre lacks, nor to its feed, and to one of which nobody knows', async () => {
    const cinema = '](https://borealis.example/en/cinema';
    const text = async (cinemaPage: unknown) => (await file('/llms.txt', {}, { cinemaPage }))?.text ?? '';
    expect(await text({ data: null })).not.toContain(cinema);
    expect(await text({ data: null })).toContain('](https://borealis.example/en/jobs)');
    for (const unsaid of [AWAY, 'nonsense']) {
      expect(await text(unsaid)).toContain(`${cinema})`);
      expect(await text(unsaid)).toContain(`${cinema}.ics)`);
    }
  });

  it('has no heading above nothing', async () => {
    const none = { data: [], meta: { pagination: { total: 0 } } };
    const nothing = {
      searchData: { tenants: [], offers: [], events: [] },
      ...{ cinemaPage: { data: null }, jobs: none, press: { data: null }, pressArticles: none },
    };
    const text = (await file('/llms.txt', {}, nothing))?.text ?? '';
    expect(text).toContain('## Pages');
    expect(text).not.toContain('## Calendars and feeds');
  });

  it('speaks the first language of a centre without English, and of no data where none are given', async () => {
    const text = (await file('/llms.txt', { live: ['pl-PL'], dataLicence: undefined } as object))?.text ?? '';
    expect(text).toContain('](https://borealis.example/wydarzenia)');
    expect(text).not.toContain('## Open data');
  });
});
