import { describe, expect, it } from 'vitest';
import { readClaims, readTokens, tokenValue } from './design-tokens.ts';

const SHEET = `
:root { --ink: #111; /* 18.9 on white, a remark */ --white: #fff; --ring: var(--ink); }
:root { --pale: #eee; /* 16.3 under ink, or 5.0 */ }
@media (width < 300px) { :root { --ink: #f00; } .a { --ring: #f00; } }
.a, .b { --ring: var(--white); }
.b { --ink: #222; --f: var(--ink); }
`;
const tokens = readTokens(SHEET);

describe('tokenValue', () => {
  it('follows references to the colour they end at', () => {
    expect(tokenValue(tokens, 'ring')).toBe('#111');
    expect(tokenValue(tokens, 'f', ['.b'])).toBe('#222');
  });

  it('takes the innermost class that sets the property', () => {
    expect(tokenValue(tokens, 'ring', ['.a'])).toBe('#fff');
    expect(tokenValue(tokens, 'ring', ['.a', '.c'])).toBe('#fff');
  });

  it('resolves what the root says at the root', () => {
    expect(tokenValue(readTokens(':root{--a: #111; --b: var(--a);} .x{--a: #222;}'), 'b', ['.x'])).toBe(
      '#111',
    );
  });

  it('names a property that is set nowhere', () => {
    expect(() => tokenValue(tokens, 'f', ['.a'])).toThrow('--f is set nowhere (:root .a)');
  });
});

it('readClaims finds what comments say, and figures that do not say on what', () => {
  expect(readClaims(SHEET)).toEqual({
    claims: [
      { name: 'ink', figure: '18.9', against: 'white' },
      { name: 'pale', figure: '16.3', against: 'ink' },
    ],
    unclear: ['--pale: "16.3 under ink, or 5.0"'],
  });
});
