import { describe, expect, it } from 'vitest';
import { markIssue, readMark } from './mark.ts';

const svg = (inside: string, head = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;

describe('the mark of a centre', () => {
  it('is all paths of a drawing, as drawing programs save it', () => {
    const inkscape = svg(
      '<sodipodi:namedview id="base"/><g id="layer1" transform="translate(0,0)"><path style="fill:#000" d="M0 0H40V20z"/><path d=\'M5 5h5v5z\'/></g>',
    );
    expect(readMark(inkscape)).toEqual({ box: [0, 0, 40, 20], outline: 'M0 0H40V20zM5 5h5v5z' });
    expect(readMark(svg('<path d="M0 0H4"/>', 'width="40" height="20"'))?.box).toEqual([0, 0, 40, 20]);
  });

  it.each([
    [svg('<rect width="3" height="3"/>'), '<rect>'],
    [svg('<path d="M0 0" transform="rotate(4)"/>'), 'transform'],
    [svg('<path d="M0 0"/>', ''), 'viewBox'],
    [svg('<script>alert(1)</script>'), '<script>'],
    [svg('<path d="M0 0&quot;"/>'), 'path'],
    [svg(`<path d="M0 0${'h1'.repeat(1600)}"/>`), 'at most'],
    ['a word', 'viewBox'],
  ])('is not %s', (drawing, says) => {
    expect(markIssue(drawing)).toContain(says);
    expect(readMark(drawing)).toBeUndefined();
  });
});
