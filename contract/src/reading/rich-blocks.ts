import type { Json } from './unwrap.ts';

/**
 * Rich text that editors keep as a tree (Strapi's blocks, ProseMirror's, Lexical's and Contentful's documents, portable
 * text, Editor.js) as HTML.
 * Whoever shows it makes it safe: nothing here is.
 */

type Node = { [key: string]: Json };

const DEPTH_LIMIT = 30;

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  underline: 'u',
  strikethrough: 's',
  strike: 's',
  code: 'code',
};

/** Lexical keeps marks in bits. */
const BITS: readonly [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
];

function words(node: Node): string {
  const tags = Object.keys(MARKS).flatMap((mark) => (node[mark] === true ? [MARKS[mark] ?? ''] : []));
  if (Array.isArray(node.marks)) {
    for (const mark of node.marks)
      if (isNode(mark) && typeof mark.type === 'string') tags.push(MARKS[mark.type] ?? '');
  }
  const { format } = node;
  if (typeof format === 'number') for (const [bit, tag] of BITS) if ((format & bit) !== 0) tags.push(tag);
  const text = escaped(String(node.text ?? node.value)).replaceAll('\n', '<br>');
  const html = [...new Set(tags)].reduce((inner, tag) => (tag ? `<${tag}>${inner}</${tag}>` : inner), text);
  const link = Array.isArray(node.marks)
    ? node.marks.find((mark) => isNode(mark) && mark.type === 'link')
    : undefined;
  const href = isNode(link) && isNode(link.attrs) ? link.attrs.href : undefined;
  return typeof href === 'string' ? `<a href="${escaped(href)}">${html}</a>` : html;
}

const kidsOf = (node: Node): Json[] => {
  const inside = node.children ?? node.content;
  return Array.isArray(inside) ? inside : [];
};

/** What a node is, without dashes and underscores: `list-item`, `list_item` and `listItem` are one. */
const kindOf = (node: Node): string =>
  String(node.type ?? node.nodeType ?? '')
    .replace(/[-_]/g, '')
    .toLowerCase();

function headingLevel(node: Node): number {
  const attrs = isNode(node.attrs) ? node.attrs : {};
  const named = /^heading(\d)$/.exec(kindOf(node))?.[1];
  const level = Number(named ?? node.level ?? attrs.level ?? String(node.tag ?? '').replace('h', ''));
  return level >= 1 && level <= 6 ? level : 2;
}

function pictureOf(node: Node): string {
  const image = isNode(node.image) ? node.image : isNode(node.attrs) ? node.attrs : node;
  const source = image.url ?? image.src;
  const alt = image.alternativeText ?? image.alt ?? '';
  return typeof source === 'string' ? `<img src="${escaped(source)}" alt="${escaped(String(alt))}">` : '';
}

function htmlOf(value: Json, depth: number): string {
  if (typeof value === 'string') return escaped(value);
  if (!isNode(value) || depth > DEPTH_LIMIT) return '';
  const node = value;
  const kind = kindOf(node);
  const isWords = typeof node.text === 'string' || (kind === 'text' && typeof node.value === 'string');
  if (isWords && kidsOf(node).length === 0) return words(node);
  const inner = kidsOf(node)
    .map((kid) => htmlOf(kid, depth + 1))
    .join('');
  if (/^heading\d?$/.test(kind)) return `<h${headingLevel(node)}>${inner}</h${headingLevel(node)}>`;
  switch (kind) {
    case 'list':
    case 'bulletlist':
    case 'unorderedlist':
      return node.format === 'ordered' || node.listType === 'number'
        ? `<ol>${inner}</ol>`
        : `<ul>${inner}</ul>`;
    case 'orderedlist':
      return `<ol>${inner}</ol>`;
    case 'listitem':
      return `<li>${inner}</li>`;
    case 'quote':
    case 'blockquote':
      return `<blockquote>${inner}</blockquote>`;
    case 'link':
    case 'hyperlink': {
      const about = isNode(node.fields) ? node.fields : isNode(node.data) ? node.data : {};
      const href = node.url ?? about.url ?? about.uri;
      return typeof href === 'string' ? `<a href="${escaped(href)}">${inner}</a>` : inner;
    }
    case 'image':
      return pictureOf(node);
    case 'linebreak':
    case 'hardbreak':
      return '<br>';
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'paragraph':
    case 'code':
    case 'codeblock':
      return `<p>${inner}</p>`;
    default:
      return inner;
  }
}

/** Portable text: blocks of spans, whose links stand beside them; items of a list are blocks one after another. */
function ofPortable(blocks: readonly Json[]): string {
  let html = '';
  let open = '';
  for (const block of blocks) {
    if (!isNode(block)) continue;
    const list = block._type !== 'block' || !block.listItem ? '' : block.listItem === 'number' ? 'ol' : 'ul';
    if (list !== open) html += `${open && `</${open}>`}${list && `<${list}>`}`;
    open = list;
    if (block._type === 'block') html += portableBlock(block, list ? 'li' : undefined);
    else if (isNode(block.asset)) html += pictureOf({ ...block, url: block.asset.url ?? null });
  }
  return open ? `${html}</${open}>` : html;
}

function portableBlock(block: Node, item: string | undefined): string {
  const links = Array.isArray(block.markDefs) ? block.markDefs.filter(isNode) : [];
  const inner = kidsOf(block)
    .filter(isNode)
    .map((span) => {
      const marks = (Array.isArray(span.marks) ? span.marks : []).map((mark): Json => {
        const link = links.find((one) => one._key === mark);
        return link ? { type: 'link', attrs: { href: link.href ?? null } } : { type: mark };
      });
      return typeof span.text === 'string' ? words({ text: span.text, marks }) : '';
    })
    .join('');
  const style = String(block.style ?? '');
  const tag = item ?? (/^(?:h[1-6]|blockquote)$/.test(style) ? style : 'p');
  return `<${tag}>${inner}</${tag}>`;
}

/** Editor.js: `{blocks: [{type, data: {text}}]}`. */
function ofEditor(blocks: readonly Json[]): string {
  return blocks
    .map((block) => {
      if (!isNode(block) || !isNode(block.data)) return '';
      const { data } = block;
      const text = typeof data.text === 'string' ? data.text : '';
      if (block.type === 'header') return `<h${headingLevel(data)}>${text}</h${headingLevel(data)}>`;
      if (Array.isArray(data.items)) {
        const items = data.items.map((item) => (isNode(item) ? (item.content ?? '') : item));
        const tag = data.style === 'ordered' ? 'ol' : 'ul';
        return `<${tag}>${items.map((item) => `<li>${String(item)}</li>`).join('')}</${tag}>`;
      }
      return text === '' ? '' : `<p>${text}</p>`;
    })
    .join('');
}

const isBlock = (value: Json) =>
  isNode(value) &&
  (typeof value.type === 'string' || typeof value.nodeType === 'string') &&
  (Array.isArray(value.children) || Array.isArray(value.content));

/** Undefined for what is no tree of rich text. */
export function htmlOfBlocks(value: Json): string | undefined {
  if (Array.isArray(value)) {
    if (value.some((one) => isNode(one) && one._type === 'block' && Array.isArray(one.children)))
      return ofPortable(value);
    if (value.length === 0 || !value.some(isBlock)) return undefined;
    return value.map((node) => htmlOf(node, 0)).join('');
  }
  if (!isNode(value)) return undefined;
  if (isNode(value.root) && Array.isArray(value.root.children)) return htmlOf(value.root, 0);
  if ((value.type === 'doc' || value.nodeType === 'document') && Array.isArray(value.content))
    return htmlOf(value, 0);
  if (Array.isArray(value.blocks) && value.blocks.some((block) => isNode(block) && isNode(block.data)))
    return ofEditor(value.blocks);
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Lines of a rich text, without markup; undefined of what is none. */
export function linesOf(value: Json): string[] | undefined {
  const html = typeof value === 'string' && /<\/?[a-z][^<>]*>/i.test(value) ? value : htmlOfBlocks(value);
  if (html === undefined) return undefined;
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|div|tr|blockquote)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
