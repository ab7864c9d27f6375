import { describe, expect, it } from 'vitest';
import { readBody } from '../../read-body.ts';
import { read } from '../read.fixture.ts';

describe('a file as other houses keep it', () => {
  it.each<[string, unknown]>([
    [
      'its asset',
      { _type: 'image', asset: { url: '/files/a.png', metadata: { dimensions: { width: 40, height: 30 } } } },
    ],
    [
      'its path as its name',
      { fieldtype: 'asset', filename: '/files/a.png', alt: 'A', url: '', width: 40, height: 30 },
    ],
  ])('%s', (_, media) => {
    const job = { id: 1, name: 'Zima', slug: 'zima', media };
    expect(read('inspiration', { data: job })).toMatchObject({
      media: { url: '/files/a.png', ext: '.png', width: 40, height: 30 },
    });
  });
});

describe('a file by an address under the name of its field', () => {
  it.each(['logo_url', 'LogoPath', 'logotype_url', 'brandLogoSrc'])('%s', (name) => {
    const tenant = { id: 3, name: 'Halland', slug: 'halland', [name]: '/files/a.png' };
    expect(read('tenant', tenant)).toMatchObject({ logo: { url: '/files/a.png' } });
  });

  it('of a file that is asked for alone, and of one within another', () => {
    const kit = { name: 'Kit', download_pdf_url: '/files/kit.pdf' };
    expect(read('press', { data: { pageName: 'Prasa', kit } })).toMatchObject({
      kit: { downloadPdf: { url: '/files/kit.pdf' } },
    });
    for (const file of [
      { file_url: '/files/a.pdf' },
      { file: { title: 'Plan', file: { url: '/files/a.pdf' } } },
      { file: { _type: 'file', asset: { _id: 'a', url: '/files/a.pdf' } } },
    ])
      expect(readBody('mapPdf', { data: { name: 'Plan', ...file } })).toMatchObject({
        ok: true,
        value: { url: '/files/a.pdf', ext: '.pdf' },
      });
  });
});

describe('files that the content system names by its own address', () => {
  const hosts = ['http://10.0.0.2:8000/cms', 'https://cms.centre.example'];
  const filesOf = (url: string) => {
    const description = `<p>A</p><img alt="" src="${url}">`;
    const body = { id: 1, name: 'Zima', slug: 'zima', media: { url }, description };
    const found = readBody('inspiration', body, { hosts });
    return found.ok && found.value ? [found.value.media?.url, found.value.description] : [];
  };

  it.each<[string, string]>([
    ['http://10.0.0.2:8000/cms/storage/a.png', '/storage/a.png'],
    ['//cms.centre.example/storage/a.png?x=1', '/storage/a.png?x=1'],
    ['HTTPS://CMS.centre.example/a.png', '/a.png'],
  ])('%s is %s', (url, path) => {
    expect(filesOf(url)).toEqual([path, `<p>A</p><img alt="" src="${path}">`]);
  });

  it.each(['![', '![a](', 'src="', '&a', '<img src='])(
    'are looked for in half a million letters of %j',
    (part) => {
      const description = `${part.repeat(500_000 / part.length)} //`;
      const found = readBody('inspiration', { id: 1, name: 'Zima', slug: 'zima', description }, { hosts });
      expect(found).toMatchObject({ ok: true, value: { description } });
    },
  );

  it.each([
    'http://10.0.0.2:8000/storage/a.png',
    'https://cms.centre.example.evil.example/a.png',
    'https://evil.example/https://cms.centre.example/a.png',
    'https://cms.centre.example@evil.example/a.png',
  ])('%s is of another host', (url) => {
    expect(filesOf(url)).toEqual([url, `<p>A</p><img alt="" src="${url}">`]);
  });
});
