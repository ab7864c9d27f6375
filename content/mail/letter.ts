/** A mail before it is sent: both forms say the same. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** What a letter says, from top to bottom. */
interface LetterParts {
  subject: string;
  /** Of the text: "pl-PL". */
  locale: string;
  /** Paragraphs, each of one line or several. */
  opening: string[];
  /** A table of names and what stands for them; a value may have several lines. */
  rows: (readonly [name: string, value: string])[];
  /** What is to be pressed, after the rows. */
  link?: LetterLink;
  closing: string[];
  /** Below all. */
  footer?: LetterLink;
}

/** Words and the address that they lead to. */
interface LetterLink {
  name: string;
  href: string;
}

/** Characters that turn the direction of text or do not show: a name could make the rest of a line read otherwise. */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Text of a visitor as it may stand in a mail. */
function plain(text: string): string {
  return text.replace(HIDDEN, '').replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** One line: what stands in a header can never begin another one. */
export function oneLine(text: string): string {
  return plain(text).replace(/\s+/gu, ' ').trim();
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Fills `{name}`s in. Values are not looked at again, whatever they hold. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

const linesInHtml = (text: string) => escaped(text).replace(/\n/g, '<br>');

const CELL = 'padding:6px 16px 6px 0;vertical-align:top;text-align:left';

/** A letter in plain text and in simple HTML, with everything in it escaped. */
export function letter({ subject, locale, opening, rows, link, closing, footer }: LetterParts): Letter {
  const clean = (lines: string[]) => lines.map(plain);
  const table = rows.map(([name, value]) => [plain(name), plain(value)] as const);
  const textRows = table.map(([name, value]) => `${name}: ${value.replace(/\n/g, '\n    ')}`);
  const asText = (one: LetterLink | undefined) =>
    one ? `${plain(one.name).replace(/:$/, '')}:\n${one.href}` : '';
  const text = [
    ...clean(opening),
    textRows.join('\n'),
    asText(link),
    ...clean(closing),
    footer ? `-- \n${asText(footer)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
  const paragraph = (line: string) => `<p>${linesInHtml(line)}</p>`;
  const asHtml = (one: LetterLink | undefined, style: string) =>
    one
      ? `<p style="${style}">${escaped(plain(one.name))}<br><a href="${escaped(one.href)}">${escaped(one.href)}</a></p>`
      : '';
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="${CELL}">${escaped(name)}</th><td style="${CELL}">${linesInHtml(value)}</td></tr>`;
  const html = [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head>`,
    '<body style="font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#111">',
    ...clean(opening).map(paragraph),
    table.length > 0 ? `<table style="border-collapse:collapse">${table.map(row).join('')}</table>` : '',
    link ? `<p><a href="${escaped(link.href)}">${escaped(plain(link.name))}</a></p>` : '',
    ...clean(closing).map(paragraph),
    asHtml(footer, 'overflow-wrap:anywhere;font-size:14px;color:#555'),
    '</body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text: `${text}\n`, html };
}
