/** Names of HTML for the signs from U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const OTHERS: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    quot: '"',
    apos: "'",
    euro: '€',
    trade: '™',
    hellip: '…',
    bull: '•',
    ndash: '–',
    mdash: '—',
  },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', minus: '−' },
};
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...Object.entries(OTHERS),
]);

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi;
/** What would make markup of words. */
const OF_MARKUP = new Set(['<', '>']);

function signOf(
  hex: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string | undefined {
  if (name !== undefined) return NAMED.get(name);
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isSign =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0x7f && code < 0xa0);
  return isSign ? String.fromCodePoint(code) : undefined;
}

/**
 * Words that were made ready for a page before they were stored: `Marks &amp; Spencer`. HTML stays as it is, and so does what
 * would become some.
 */
export function withoutEntities(text: string): string {
  if (!text.includes('&') || /<[a-z!/]/i.test(text)) return text;
  return text.replace(ENTITY, (written, hex?: string, decimal?: string, name?: string) => {
    const sign = signOf(hex, decimal, name);
    return sign === undefined || OF_MARKUP.has(sign) ? written : sign;
  });
}
