import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PictureImage, type PictureProps } from './PictureImage.tsx';

const picture = (name: string, kind: PictureProps['kind']): PictureProps => ({
  src: `/media/${name}`,
  width: 640,
  height: 480,
  alt: '',
  kind,
});
const html = (props: Parameters<typeof PictureImage>[0]) =>
  renderToStaticMarkup(createElement(PictureImage, props));

describe('PictureImage', () => {
  it('shows phones the picture that was made for them, before all others', () => {
    const shown = html({ picture: picture('wide.jpg', 'photo'), narrow: picture('tall.jpg', 'photo') });
    const sources = shown.match(/<source[^>]*>/g) ?? [];
    expect(sources.map((source) => source.includes('max-width: 767px'))).toEqual([true, true, false, false]);
    expect(sources.map((source) => source.includes('tall.jpg'))).toEqual([true, true, false, false]);
    expect(shown).toContain('<img');
    expect(shown).toContain('src="/media/wide.jpg"');
  });

  it('takes drawings for either', () => {
    const shown = html({ picture: picture('wide.svg', 'drawing'), narrow: picture('tall.svg', 'drawing') });
    expect(shown.match(/<source[^>]*>/g)).toEqual([
      expect.stringMatching(/media="\(max-width: 767px\)".*srcSet="\/media\/tall\.svg"/),
    ]);
    expect(html({ picture: picture('wide.svg', 'drawing') })).not.toContain('<picture');
  });
});
