import { Parser } from 'htmlparser2';

/** What holds no words of the page, or words that only mean something on the screen. */
const SILENT = new Set([
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'form',
  'button',
  'dialog',
  'iframe',
]);
/** Elements that never have a closing tag: they must not be counted as open. */
const VOID = new Set([
  'img',
  'input',
  'br',
  'hr',
  'source',
  'track',
  'wbr',
  'link',
  'meta',
  'area',
  'col',
  'embed',
]);
/** Words in these run on with those beside them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i img kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

interface Link {
  href: string;
  /** Where its words begin in the line. */
  from: number;
}

/**
 * The page's own part as Markdown: headings, lists, tables as lines, links with whole addresses. Header, footer, forms and
 * whatever is hidden from readers are left out.
 * @param html a page of ours, whole
 */
export function pageText(html: string): string {
  const writer = createWriter();
  let [inMain, silent, canonical, title] = [0, 0, '', ''];
  let inTitle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && inMain === 0 && title === '') inTitle = true;
        if (name === 'link' && attributes.rel === 'canonical') canonical = attributes.href ?? '';
        if (inMain === 0) {
          if (name === 'main') inMain = 1;
          return;
        }
        if (VOID.has(name)) {
          if (silent === 0 && name === 'br') writer.space();
          return;
        }
        if (
          silent > 0 ||
          SILENT.has(name) ||
          'hidden' in attributes ||
          // Words that hold where the browser's script has marked something, such as today among all days.
          'data-when-marked' in attributes ||
          attributes['aria-hidden'] === 'true'
        ) {
          silent += 1;
          return;
        }
        inMain += 1;
        writer.open(name, attributes.href, canonical);
      },
      ontext(text) {
        if (inTitle) title += text;
        else if (inMain > 0 && silent === 0) writer.say(text);
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false;
        if (inMain === 0 || VOID.has(name)) return;
        if (silent > 0) {
          silent -= 1;
          return;
        }
        inMain -= 1;
        writer.close(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const said = writer.end();
  const head = said.startsWith('# ') || title === '' ? [] : [`# ${escaped(title.trim())}`];
  return `${[...head, said, ...(canonical ? [`<${canonical}>`] : [])].filter(Boolean).join('\n\n')}\n`;
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<]/g, '\\$&');

function createWriter() {
  const blocks: string[] = [];
  let line = '';
  let mark = '';
  let link: Link | undefined;
  let lists = 0;

  function flush() {
    const words = line.trim();
    if (/[\p{L}\p{N}]/u.test(words)) blocks.push(`${mark}${words}`);
    line = '';
    mark = '';
  }
  /** Between two parts of one line: a card's name and its floor. */
  function part() {
    line = line.trimEnd();
    if (line.length > (link?.from ?? 0) && !/[,.:;!?|[]$/.test(line)) line += ',';
    if (line !== '') line += ' ';
  }
  /** A link, a cell or a fact holds blocks that stand on one line. */
  const joined = () => link !== undefined || mark !== '';

  return {
    space() {
      line += ' ';
    },
    say(text: string) {
      const words = escaped(text.replace(/\s+/g, ' '));
      line += line === '' || line.endsWith(' ') ? words.trimStart() : words;
    },
    open(name: string, href: string | undefined, base: string) {
      if (name === 'ul' || name === 'ol') lists += 1;
      if (/^h[1-6]$/.test(name) && link === undefined) {
        flush();
        mark = `${'#'.repeat(Number(name[1]))} `;
      } else if (name === 'li' || name === 'tr' || name === 'dt') {
        flush();
        mark = `${'  '.repeat(Math.max(0, lists - 1))}- `;
      } else if (name === 'a' && href !== undefined && link === undefined) {
        link = { href: whole(href, base), from: line.length };
      } else if (!INLINE.has(name)) {
        if (joined()) part();
        else flush();
      }
    },
    close(name: string) {
      if (name === 'ul' || name === 'ol') lists -= 1;
      if (name === 'a' && link) {
        const words = line.slice(link.from).trim().replace(/,$/, '');
        const before = line.slice(0, link.from);
        line = words === '' ? before : `${before}[${words}](${link.href}) `;
        link = undefined;
      } else if (/^(?:h[1-6]|li|tr|dd)$/.test(name) && link === undefined) flush();
      else if (!INLINE.has(name) && !joined()) flush();
    },
    end() {
      flush();
      // Points of one list stand together.
      return blocks.reduce((all, block, index) => {
        const together = /^ *- /.test(block) && /^ *- /.test(blocks[index - 1] ?? '');
        return index === 0 ? block : `${all}${together ? '\n' : '\n\n'}${block}`;
      }, '');
    },
  };
}

/** Readers of a text do not know where it came from. */
function whole(href: string, base: string): string {
  const url = URL.canParse(href, base || undefined) ? new URL(href, base || undefined).href : href;
  return url.replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'));
}
