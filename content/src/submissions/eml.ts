/** A mail of a file as the staff's page shows it. */
export interface ReadMail {
  subject: string;
  from: string;
  to: string;
  /** As it stands in the header. */
  date: string;
  text: string;
  /** Names of attached files. */
  attachments: string[];
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

const MAX_DEPTH = 5;

function split(source: string): Part {
  const at = source.indexOf('\r\n\r\n');
  const head = at < 0 ? source : source.slice(0, at);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: at < 0 ? '' : source.slice(at + 4) };
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Words such as =?UTF-8?Q?=C5=BB?= as text (RFC 2047). */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, form: string, text: string) =>
      (form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : quotedPrintable(text.replace(/_/g, ' '))
      ).toString('latin1'),
    )
    .replace(/[\s\S]*/, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

function content({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return (encoding === 'quoted-printable' ? quotedPrintable(body) : Buffer.from(body, 'latin1')).toString(
    'utf8',
  );
}

function parts(part: Part, depth = 0): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined || depth === MAX_DEPTH) return [part];
  const [, ...inner] = `\r\n${part.body}`.split(`\r\n--${boundary}`);
  return inner
    .filter((one) => !one.startsWith('--'))
    .flatMap((one) => parts(split(one.replace(/^[ \t]*\r\n/, '')), depth + 1));
}

const isFile = ({ headers }: Part) => /^attachment/i.test(headers.get('content-disposition') ?? '');

/** Reads a mail that this system has written, UTF-8 throughout. @param bytes the whole file */
export function readEml(bytes: Buffer): ReadMail {
  const mail = split(bytes.toString('latin1'));
  const header = (name: string) => words(mail.headers.get(name) ?? '');
  const all = parts(mail);
  const text = all.find(
    (part) => !isFile(part) && /^text\/plain/i.test(part.headers.get('content-type') ?? ''),
  );
  return {
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    date: header('date'),
    text: text ? content(text).replace(/\r\n/g, '\n') : '',
    attachments: all
      .filter(isFile)
      .map(
        ({ headers }) =>
          /filename="?([^";]+)"?/i.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file',
      ),
  };
}
