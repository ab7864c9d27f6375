import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { describe, expect, it } from 'vitest';
import { createLinks } from './links.ts';
import { periodState, validMoment } from './periods.ts';
import { pictureOf, uploadSource } from './pictures.ts';
import { floorLevel, placeOf } from './place.ts';
import { richText } from './rich-text.ts';
import { plainText } from './text.ts';

const links = createLinks('pl-PL');
const ZONE = 'Europe/Warsaw';
const file = {
  id: 1,
  name: null,
  alternativeText: null,
  mime: null,
  width: 40,
  height: 30,
  hash: 'a_1',
  ext: '.jpg',
  url: '/uploads/a_1.jpg',
};

describe('addDays', () => {
  it('goes on in the calendar, over months, years and leap days', () => {
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('places', () => {
  it('takes the floor from level, name or room', () => {
    expect(placeOf({ location: { level: 2, floorName: 'first' }, mall_room: { room_id: '2.04' } })).toEqual({
      level: 2,
      room: '2.04',
    });
    expect(placeOf({ location: { level: null, floorName: 'Underground' } })).toEqual({ level: -1 });
    expect(placeOf({ location: null, mall_room: { room_id: '−1.03' } })).toEqual({
      level: -1,
      room: '-1.03',
    });
    expect(placeOf(null)).toEqual({ level: null });
    expect([floorLevel(7), floorLevel('−2'), floorLevel('12 floor'), floorLevel('4')]).toEqual([
      7, -2, 12, 4,
    ]);
    expect([floorLevel('1.5'), floorLevel('-0'), floorLevel('1e1'), floorLevel(100)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(placeOf({ mall_room: { room_id: '12.04' } })).toEqual({ level: 12, room: '12.04' });
    expect(floorLevel('seventh')).toBeNull();
    expect(floorLevel('constructor')).toBeNull();
  });

  it('fills a missing room from the default language', () => {
    const localizations = [{ locale: 'pl-PL', mall_room: { room_id: '1.24' } }];
    expect(placeOf({ mall_room: null, localizations })).toEqual({ level: 1, room: '1.24' });
  });
});

describe('periods', () => {
  const at = (time: string) => new Date(time);

  it('counts a date without time as the whole day of the centre', () => {
    expect(centreDate(at('2026-11-21T23:30:00Z'), ZONE)).toBe('2026-11-22');
    expect(periodState('2026-11-21', '2026-11-21', at('2026-11-20T22:59:59Z'), ZONE)).toBe('coming');
    expect(periodState('2026-11-21', '2026-11-21', at('2026-11-20T23:00:00Z'), ZONE)).toBe('running');
    expect(periodState('2026-11-21', '2026-11-21', at('2026-11-21T22:59:59Z'), ZONE)).toBe('running');
    expect(periodState('2026-11-21', '2026-11-21', at('2026-11-21T23:00:00Z'), ZONE)).toBe('ended');
  });

  it('counts instants to the second, both ends included, and open ends for good', () => {
    const [from, to] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'];
    expect(periodState(from, to, at('2026-11-21T08:59:59Z'), ZONE)).toBe('coming');
    expect(periodState(from, to, at(to), ZONE)).toBe('running');
    expect(periodState(from, to, at('2026-11-21T10:00:01Z'), ZONE)).toBe('ended');
    expect(periodState(null, null, at(to), ZONE)).toBe('running');
  });

  it('knows days that do not exist and reads a time without zone as UTC', () => {
    expect(validMoment('2026-02-30')).toBeUndefined();
    expect(validMoment('2026-13-01T10:00')).toBeUndefined();
    expect(validMoment('2026-11-21 10:00')).toBe('2026-11-21T10:00:00.000Z');
    expect(validMoment('2026-11-21')).toBe('2026-11-21');
  });
});

describe('pictures', () => {
  it('stand behind /media, whichever way the upload is named', () => {
    expect(pictureOf(file)).toMatchObject({
      src: '/media/a_1.jpg',
      width: 40,
      height: 30,
      alt: '',
      kind: 'photo',
    });
    expect(pictureOf({ ...file, hash: null, url: 'https://content.example/uploads/b.svg' })).toMatchObject({
      src: '/media/b.svg',
      kind: 'drawing',
    });
    expect(pictureOf({ ...file, url: '/uploads/2026/a b.jpg' })?.src).toBe(
      '/media/at/uploads/2026/a%20b.jpg',
    );
    expect(pictureOf({ ...file, url: '/files/a.v2.jpg?x=1' })?.src).toBe('/media/at/files/a.v2.jpg');
    expect(pictureOf({ ...file, hash: 'a.v2', url: null })?.src).toBe('/media/at/uploads/a.v2.jpg');
    expect(pictureOf({ ...file, hash: '//x' })?.src).toBe('/media/a_1.jpg');
    expect(pictureOf({ ...file, width: null })).toMatchObject({ width: 1200, height: 900 });
  });

  it.each([
    '/uploads/../secret.jpg',
    '/uploads/a/../b.jpg',
    '/uploads/%2e%2e/b.jpg',
    '\\\\evil.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'http://user@evil.example/uploads/a.jpg',
  ])('refuses %s', (url) => {
    expect(pictureOf({ ...file, url })).toBeUndefined();
    expect(uploadSource(url)).toBeNull();
  });

  it('asks the content host alone for a file that is said to be elsewhere', () => {
    for (const url of ['https://cdn.example/a_9.jpg', '//cdn.example/img/a_9'])
      expect(pictureOf({ ...file, url })?.src).toBe('/media/a_1.jpg');
    expect(pictureOf({ ...file, hash: null, url: 'https://cdn.example/a_9.jpg' })).toBeUndefined();
    expect(uploadSource('https://cdn.example/a_9.jpg')).toBeNull();
    for (const url of ['//content.example/uploads/b.png', './uploads/b.png'])
      expect(pictureOf({ ...file, hash: null, url })?.src).toBe('/media/b.png');
  });

  it('refuses names that are no plain file', () => {
    expect(pictureOf({ ...file, hash: '../a', url: null })).toBeUndefined();
    expect(pictureOf({ ...file, ext: '.html' })).toBeUndefined();
    expect(pictureOf(null)).toBeUndefined();
  });
});

describe('links', () => {
  it('makes hrefs of the content this language’s', () => {
    expect(links.content('/contact')).toBe('/kontakt');
    expect(links.content('/en/tenants/moda?category=buty')).toBe('/sklepy/moda?kategoria=buty');
    expect(links.content('https://example.org/a?b=1')).toBe('https://example.org/a?b=1');
    expect(links.content('tel:+48225550124')).toBe('tel:+48225550124');
  });

  it('gives none for what must not or cannot be linked', () => {
    for (const href of [
      'javascript:alert(1)',
      ' JaVaScRiPt:x',
      '//evil.example',
      '/no-such-page',
      '',
      null,
    ]) {
      expect(links.content(href)).toBeUndefined();
    }
    expect(links.named('x', 'data:text/html,x')).toBeUndefined();
    expect(links.named('', '/contact')).toBeUndefined();
  });

  it('leads from a shop without category to a search for it', () => {
    expect(links.tenant({ name: 'Halland', slug: 'halland', menu_category: { categorySlug: 'moda' } })).toBe(
      '/sklepy/moda/halland',
    );
    expect(links.tenant({ name: 'A & B', slug: 'a-b', menu_category: null })).toMatch(/\?q=A%20%26%20B$/);
  });
});

describe('richText', () => {
  it('keeps what reads well', () => {
    expect(richText('<h1>A</h1><p>b <strong>c</strong></p><h3>d</h3>', links)).toBe(
      '<h2>A</h2><p>b <strong>c</strong></p><h4>d</h4>',
    );
    expect(richText('<h3>A</h3>', links, 3)).toBe('<h3>A</h3>');
    expect(richText('a & b < c\n\nd', links)).toBe('<p>a &amp; b &lt; c</p><p>d</p>');
    expect(richText('<table><tr><td>1</td></tr></table>', links)).toContain(
      '<div class="scroll-x" tabindex="0"><table>',
    );
  });

  it('localises links, marks external ones and takes off bad ones', () => {
    expect(richText('<a href="/contact" onclick="x()">k</a>', links)).toBe('<a href="/kontakt">k</a>');
    expect(richText('<a href="https://example.org" target="_blank">e</a>', links)).toBe(
      '<a href="https://example.org" rel="noopener">e</a>',
    );
    expect(richText('<a href="javascript:alert(1)">j</a>', links)).toBe('j');
    expect(richText('<a href="jav&#x09;ascript:alert(1)">j</a>', links)).toBe('j');
  });

  it.each([
    '<script>alert(1)</script>',
    '<p>x</p><script src="https://evil.example/x.js"></script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://evil.example/track.gif">',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(https://evil.example)">x</p>',
    '<style>*{display:none}</style><p>x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="//evil.example">x</a>',
    '<form action="https://evil.example"><input name="q"></form>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example">',
  ])('is safe: %s', (hostile) => {
    expect(richText(hostile, links) ?? '').not.toMatch(
      /script|onerror|evil|style|iframe|<svg|<form|<input|<object|<embed|<base/i,
    );
  });

  it('makes posters of videos, linked, framed or pasted', () => {
    const id = 'aqz-KE_bpKQ';
    const watch = `https://www.youtube.com/watch?v=${id}`;
    const poster =
      richText(`<p><a href="https://youtu.be/${id}">Otwarcie &amp; koncert</a></p>`, links) ?? '';
    expect(poster).toContain(
      `<video-poster data-id="${id}"><a href="${watch}" target="_blank" rel="noopener">`,
    );
    expect(poster).toContain('<span>Odtwórz film: Otwarcie &amp; koncert</span>');
    expect(poster).not.toMatch(/iframe|youtube-nocookie|ytimg/);
    for (const written of [
      `<iframe src="//www.youtube.com/embed/${id}" title="Gra"></iframe>`,
      `<p>https://www.youtube.com/shorts/${id}</p>`,
      `<p><a href="${watch}&amp;t=3">${watch}&amp;t=3</a></p>`,
      `<figure><oembed url="https://www.youtube.com/v/${id}"></oembed></figure>`,
      `https://www.youtube.com/watch?v=${id}&t=3`,
    ])
      expect(richText(written, links), written).toContain(`<video-poster data-id="${id}">`);
    expect(richText(`<a href="${watch}"><img src="/uploads/a.png" alt="Taniec"></a>`, links)).toMatch(
      /<img src="\/media\/a\.png"[^>]*><span>Odtwórz film: Taniec</,
    );
  });

  it('makes no poster of what only looks like a video', () => {
    const id = 'aqz-KE_bpKQ';
    const plain = `https://youtube.com.evil.example/watch?v=${id}`;
    expect(richText(`<a href="${plain}">x</a>`, links)).toBe(`<a href="${plain}" rel="noopener">x</a>`);
    for (const src of [
      plain,
      `https://evil-youtube.com/embed/${id}`,
      `https://youtube.com@evil.example/embed/${id}`,
    ])
      expect(richText(`<p>a</p><iframe src="${src}"></iframe>`, links), src).toBe('<p>a</p>');
    for (const forged of [`<video-poster data-id="${id}">x</video-poster>`, '<video-poster>x</video-poster>'])
      expect(richText(forged, links)).toBe('x');
  });

  it('is absent when nothing is left', () => {
    for (const empty of [null, '', '  ', '<p> </p>', '<p>&nbsp;</p>', '<script>x</script>'])
      expect(richText(empty, links)).toBeUndefined();
  });

  it('shows uploads through /media only', () => {
    expect(richText('<img src="/uploads/a.png" width="40">', links)).toBe(
      '<img src="/media/a.png" alt="" width="40" loading="lazy" decoding="async" />',
    );
  });
});

describe('plainText', () => {
  it('gives the words of HTML on one line', () => {
    expect(plainText('<p>A &amp; B</p><p>C&nbsp;D</p>')).toBe('A & B C D');
    expect(plainText('<p> </p>')).toBeUndefined();
  });
});
