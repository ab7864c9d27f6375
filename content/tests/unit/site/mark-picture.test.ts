import { readMark } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { tabIcon } from '../../../src/admin/tab-icon';
import { markPicture } from '../../../src/site/mark-picture';
import { markLogo } from '../../../src/start/staff-brand';

const WIDE = '<svg viewBox="10 20 100 50"><path d="M10 20H110V70Z"/></svg>';

const svgOf = (address = '') => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

describe('the mark in the admin', () => {
  it('is a square picture with the mark in its middle, in its own address', () => {
    const svg = svgOf(markPicture(WIDE));
    expect(svg).toContain('viewBox="10 -5 100 100"');
    expect(svg).toContain('d="M10 20H110V70Z"');
    expect(readMark(svg)?.outline).toBe('M10 20H110V70Z');
    expect(svgOf(markPicture(WIDE, { ground: true }))).toContain('viewBox="-2.5 -17.5 125 125"');
  });

  it('is none without a mark that can be drawn', () => {
    for (const svg of [undefined, null, '', '<svg viewBox="0 0 1 1"><script>1</script></svg>']) {
      expect(markPicture(svg)).toBeUndefined();
      expect(markLogo(svg)).toBeNull();
    }
  });

  it('stands in the tab where the site has no icon of its own', () => {
    expect(tabIcon({ mark: WIDE, favicon: null })).toBe(markPicture(WIDE, { ground: true }));
    expect(tabIcon({ mark: WIDE, favicon: { url: '/uploads/icon.svg' } })).toBe('/uploads/icon.svg');
    expect([tabIcon(null), tabIcon({ mark: null })]).toEqual([undefined, undefined]);
  });

  it('is another logo when the mark changes', () => {
    const logo = markLogo(WIDE);
    expect(logo).toMatchObject({
      ext: '.svg',
      url: markPicture(WIDE),
      hash: expect.stringMatching(/^mark_/),
    });
    expect(markLogo(WIDE)?.hash).toBe(logo?.hash);
    expect(markLogo(WIDE.replace('H110', 'H100'))?.hash).not.toBe(logo?.hash);
  });
});
