/** Custom properties by selector, as `:root`, `.f1` or `.on-ink` set them outside of any condition. */
type Tokens = Map<string, Map<string, string>>;

/** Reads the custom properties of style sheets; later sheets win. Rules within `@media` are left out. */
export function readTokens(...sheets: string[]): Tokens {
  const tokens: Tokens = new Map();
  const css = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      const known = tokens.get(selector) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
        known.set(name, value);
      tokens.set(selector, known);
    }
  }
  return tokens;
}

/** The value of a property on an element with these classes within the page, every `var()` followed. */
export function tokenValue(tokens: Tokens, name: string, classes: readonly string[] = []): string {
  // A custom property is inherited as computed: what the root's refer to, no class below it changes.
  const [owner = ':root'] = classes.filter((each) => tokens.get(each)?.has(name)).slice(-1);
  const value = tokens.get(owner)?.get(name);
  if (value === undefined) throw new Error(`--${name} is set nowhere (${[':root', ...classes].join(' ')})`);
  return value.replace(/^var\(--([\w-]+)\)$/, (_, other: string) =>
    tokenValue(tokens, other, owner === ':root' ? [] : classes),
  );
}

/** What comments say of contrasts ("6.6 on white", "13.9 under ink"), each with the property it stands behind. */
interface Claim {
  name: string;
  figure: string;
  against: string;
}

/** @returns the claims, and decimal figures in comments behind colours that say no such thing */
export function readClaims(sheet: string): { claims: Claim[]; unclear: string[] } {
  const claims: Claim[] = [];
  const unclear: string[] = [];
  for (const [, name = '', comment = ''] of sheet.matchAll(/--([\w-]+):\s*#[\da-f]+;\s*\/\*(.*?)\*\//gi)) {
    const rest = comment.replace(/(\d+\.\d) (?:on|under) ([\w-]+)/g, (_, figure: string, against: string) => {
      claims.push({ name, figure, against });
      return '';
    });
    if (/\d\.\d/.test(rest)) unclear.push(`--${name}: "${comment.trim()}"`);
  }
  return { claims, unclear };
}
