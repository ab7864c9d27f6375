import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const page = (main: string) =>
  `<!doctype html><html lang="pl"><head><title>Halland | Galeria</title><style>a{}</style>
  <link rel="canonical" href="https://borealis.example/sklepy/moda/halland"/></head>
  <body><header><a href="/">Menu</a></header><main id="main">${main}</main><footer>Stopka</footer></body></html>`;

const lines = (main: string) => pageText(page(main)).trim().split('\n');

describe('a page as text', () => {
  it('is its headings, paragraphs, lists and links, and where it came from', () => {
    expect(
      lines(`<nav aria-label="x"><ol><li><a href="/">Start</a></li><li>Halland</li></ol></nav>
        <h1>Halland</h1><p>Moda <strong>szwedzka</strong>,<br/>od 1990.</p>
        <ul><li>Poziom 1</li><li><a href="/mapa/1.24">Lokal 1.24</a></li></ul>`),
    ).toEqual([
      '# Halland | Galeria',
      '',
      '- [Start](https://borealis.example/)',
      '- Halland',
      '',
      '# Halland',
      '',
      'Moda **szwedzka**, od 1990.'.replaceAll('*', ''),
      '',
      '- Poziom 1',
      '- [Lokal 1.24](https://borealis.example/mapa/1.24)',
      '',
      '<https://borealis.example/sklepy/moda/halland>',
    ]);
  });

  it('has a card, a fact or a row of a table on one line each', () => {
    expect(
      lines(`<h1>A</h1><a href="/b"><h3>Kwiaty</h3><p>Poziom 0</p></a>
        <dl><div><dt>Telefon</dt><dd>22 555</dd></div></dl>
        <table><tbody><tr><th>Pon.<span data-when-marked="">, dziś</span></th><td>10:00–21:00</td></tr></tbody></table>`).slice(
        2,
        -2,
      ),
    ).toEqual([
      '[Kwiaty, Poziom 0](https://borealis.example/b)',
      '',
      '- Telefon, 22 555',
      '- Pon. 10:00–21:00',
    ]);
  });

  it('leaves out what is not read: scripts, drawings, forms, what is hidden, and everything around main', () => {
    expect(
      lines(`<h1>A</h1><script>alert(1)</script><svg><text>x</text></svg><p hidden>b</p>
        <form><label>Imię <input name="a"></label><p>c</p></form><div aria-hidden="true"><p>d</p><img src="/x.png" alt="e"></div><p>koniec</p>`),
    ).toEqual(['# A', '', 'koniec', '', '<https://borealis.example/sklepy/moda/halland>']);
  });

  it('takes words for words', () => {
    expect(lines('<h1>A</h1><p>*pilne* [nie](http://x) &lt;b&gt; a_b</p>')[2]).toBe(
      '\\*pilne\\* \\[nie\\](http://x) \\<b> a\\_b',
    );
  });

  it('is the title where there is nothing to read', () => {
    expect(pageText('<title>Przerwa</title><p>x</p>')).toBe('# Przerwa\n');
    expect(pageText('')).toBe('\n');
  });
});
