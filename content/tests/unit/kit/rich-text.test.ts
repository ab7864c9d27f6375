import { describe, expect, it } from 'vitest';
import { toHtml, toWords } from '../../../src/kit/rich-text';

describe('rich text', () => {
  it('is Markdown that becomes HTML, and HTML that stays', () => {
    expect(toHtml('Two **warm** coats')).toBe('<p>Two <strong>warm</strong> coats</p>');
    expect(toHtml('<p>Two <b>warm</b> coats</p>')).toBe('<p>Two <b>warm</b> coats</p>');
  });

  it('gives search the words without the markup', () => {
    expect(toWords('# Coats\n\n<p class="p">Vesta &amp; Syn</p>')).toBe('Coats Vesta & Syn');
    expect(toWords('Size &lt; 36, "M"')).toBe('Size < 36, "M"');
  });

  it('reads a sign once: what is written about a sign stays so', () => {
    expect(toWords('`&lt;` and <code>&amp;quot;</code>')).toBe('&lt; and &quot;');
  });
});
