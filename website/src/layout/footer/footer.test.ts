import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { createLinks } from '../../content/fields/links.ts';
import { footerOf } from './footer.ts';

const NAME = 'Pliki cookie';

/** What one link of the footer becomes. */
async function link(written: { href: string | null; hasFunction: unknown }) {
  const header = BODIES.headerStatic as { footerData: object };
  const footerData = {
    ...header.footerData,
    footerCol: [{ heading: 'Galeria', links: [{ name: NAME, ...written }] }],
  };
  const { content } = contextOf({ headerStatic: { ...header, footerData } });
  const footer = footerOf(await content.read('headerStatic', {}), createLinks('pl-PL'), content);
  return footer.columns[0]?.links[0];
}

describe('a link of the footer that may do something', () => {
  it.each([true, 1, '1', 'true', 'yes', 'tak', 'on', 'cookies'])(
    'reopens the banner by %j',
    async (hasFunction) => {
      expect(await link({ href: '/contact', hasFunction })).toEqual({ name: NAME, action: 'cookies' });
    },
  );

  it('reopens it by a word of its own where it leads nowhere', async () => {
    for (const href of [null, '#', '#cookies'])
      expect(await link({ href, hasFunction: 'openCookies' })).toMatchObject({ action: 'cookies' });
    expect(await link({ href: '/contact', hasFunction: 'openCookies' })).toMatchObject({ href: '/kontakt' });
  });

  it.each([false, 0, '0', 'false', 'no', 'No', 'nie', 'off', 'none', 'null', '', ' ', null])(
    'does nothing by %j',
    async (hasFunction) => {
      expect(await link({ href: '/contact', hasFunction })).toEqual({ name: NAME, href: '/kontakt' });
      expect(await link({ href: null, hasFunction })).toBeUndefined();
    },
  );
});

describe('the small print', () => {
  const policies = async (said: unknown) => {
    const { content } = contextOf({ headerStatic: { ...(BODIES.headerStatic as object), policies: said } });
    return footerOf(await content.read('headerStatic', {}), createLinks('pl-PL'), content).policies;
  };

  it('leads to no policy that is said not to be written, and to all others', async () => {
    expect(await policies({ terms: false, privacyPolicy: true })).toEqual(['privacyPolicy', 'cookiePolicy']);
    expect(await policies({ terms: false, privacyPolicy: false, cookiePolicy: false })).toEqual([]);
    for (const unsaid of [undefined, null, {}, { terms: null }, 'none', []])
      expect(await policies(unsaid)).toEqual(['terms', 'privacyPolicy', 'cookiePolicy']);
  });
});
