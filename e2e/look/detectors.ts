/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** What an eye would stumble over. */
type Fault =
  /** Words cut off, or out of sight where nothing shows that they could be brought into it. */
  | 'clipped'
  /** Words beneath something opaque. */
  | 'covered'
  /** Words across other words. */
  | 'overlap'
  /** A word that ends on the next line for want of room. */
  | 'broken'
  /** Words that leave the box they stand in, or the window. */
  | 'outside'
  /** The page scrolls sideways. */
  | 'wide'
  /** Words smaller than 15 px, or of no size at all. */
  | 'small'
  /** A picture squeezed, distorted or cut to a sliver. */
  | 'sliver'
  /** Something with the focus beneath something that stays put. */
  | 'hidden focus';

export interface Finding {
  fault: Fault;
  /** The words, or the element's beginning. */
  what: string;
  /** What cuts, covers or encloses it, and by how much. */
  by: string;
}

interface Sight {
  findings: Finding[];
  /** How many texts and pictures were looked at: none means that a look saw nothing. */
  seen: number;
}

export interface LookOptions {
  /** Selector of the one part that is looked at; else all of the page. */
  within?: string;
  /** That part lies over the page: it must fit the window or scroll within it. */
  over?: boolean;
  /**
   * Letters have been spaced: figures may then reach beyond their own invisible box as long as nothing is cut, covered
   * or crossed, and a field's hint may end early, since its label says the same.
   */
  spaced?: boolean;
  /** Words have been lengthened: they may go on in the next line. */
  lengthened?: boolean;
}

/**
 * Looks at the page as it stands, at its present width: every text and picture that is shown, wherever it is on the
 * page. Leaves the page scrolled to where it was. Transitions must be off (reduced motion).
 */
export const look = (page: Page, options: LookOptions = {}): Promise<Sight> =>
  page.evaluate(lookAround, options);

/**
 * Gives everything focusable the focus, forwards and back again as Tab would, and says what of it then lies beneath
 * something fixed or sticky (WCAG 2.4.11).
 * @param within selector of the one part that is walked; else all of the page
 */
export const lookAtFocus = (page: Page, within?: string): Promise<Sight> => page.evaluate(walkFocus, within);

/** Widens letters, words, lines and paragraphs as WCAG 1.4.12 has them, once a page. A style sheet built by script: no policy forbids it. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.documentElement.hasAttribute('data-spaced')) return;
    document.documentElement.setAttribute('data-spaced', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Runs in the page and so stands for itself. */
async function lookAround({ within, over, spaced, lengthened }: LookOptions): Promise<Sight> {
  // What follows a new width or a press by script has come by the next frame but one.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Box {
    element: Element;
    style: CSSStyleDeclaration;
    rect: DOMRect;
    /** Shown to nobody's eyes on purpose. */
    unseen: boolean;
    /** The nearest fixed or sticky thing that it is or stands in. */
    stayer: Element | undefined;
    /** Nearest box that holds it: the parent, or what an absolute one is placed by. */
    holder: Box | undefined;
    /** What of the window its contents may show in. */
    clip: Edges;
    clipX: Element | undefined;
    clipY: Element | undefined;
    /** Visitors can scroll to what lies beyond its edges. */
    scrollsX: boolean;
    scrollsY: boolean;
    framed: boolean;
  }
  interface Text {
    words: string;
    element: Element;
    box: Box;
    /** Its lines, each without what no letter reaches. */
    lines: Edges[];
  }
  const findings = new Map<string, Finding>();
  const report = (fault: Fault, what: string, by: string) => {
    const key = `${fault} ${what} ${by.replaceAll(/-?\d+(\.\d+)? px/g, '')}`;
    if (!findings.has(key)) findings.set(key, { fault, what, by });
  };
  const root = document.documentElement;
  const width = root.clientWidth;
  const everywhere: Edges = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };
  const named = (element: Element): string => {
    const own = (one: Element) => {
      const sign =
        one.id ||
        [...one.attributes].find(({ name }) => name.startsWith('data-') && !name.startsWith('data-astro'))
          ?.name ||
        one.classList[0] ||
        '';
      return sign ? `${one.localName}.${sign}` : one.localName;
    };
    const parent = element.parentElement;
    return parent && parent !== document.body ? `${own(parent)} > ${own(element)}` : own(element);
  };
  const px = (value: number) => `${Math.round(value)} px`;

  // What presses go through is seen all the same; it shall be found under a point too.
  const through = new CSSStyleSheet();
  through.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(through);
  const start = { left: scrollX, top: scrollY };
  const to = (top: number) => window.scrollTo({ left: start.left, top, behavior: 'instant' });

  const boxes = new Map<Element, Box>();
  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const parent = element.parentElement ? boxOf(element.parentElement) : undefined;
    let holder = parent;
    if (style.position === 'fixed') holder = undefined;
    else if (style.position === 'absolute')
      while (
        holder &&
        holder.style.position === 'static' &&
        !/transform|size|paint/.test(placing(holder.style))
      )
        holder = holder.holder;
    const shape = style.display;
    const flat = shape === 'inline' || shape === 'contents' || element === root || element === document.body;
    const tiny =
      style.clipPath === 'inset(50%)' ||
      (!flat && style.overflowX !== 'visible' && (rect.width <= 1 || rect.height <= 1));
    const cutsX = !flat && (style.overflowX !== 'visible' || /paint|content|strict/.test(style.contain));
    const cutsY = !flat && (style.overflowY !== 'visible' || /paint|content|strict/.test(style.contain));
    const scrollsX =
      cutsX &&
      /auto|scroll/.test(style.overflowX) &&
      element.scrollWidth > element.clientWidth &&
      // A row that snaps shows a part of what follows, one that fades at its edge says that it goes on, and so does a
      // region that the keyboard reaches.
      (style.scrollSnapType !== 'none' || style.maskImage !== 'none' || element.hasAttribute('tabindex'));
    const scrollsY =
      cutsY && /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight;
    let clip = holder?.clip ?? everywhere;
    let clipX = holder?.clipX;
    let clipY = holder?.clipY;
    if (cutsX || cutsY) {
      const left = rect.left + element.clientLeft;
      const top = rect.top + element.clientTop;
      clip = { ...clip };
      if (scrollsX) {
        clip.left = everywhere.left;
        clip.right = everywhere.right;
        clipX = undefined;
      } else if (cutsX) {
        if (left > clip.left) {
          clip.left = left;
          clipX = element;
        }
        if (left + element.clientWidth < clip.right) {
          clip.right = left + element.clientWidth;
          clipX = element;
        }
      }
      if (scrollsY) {
        clip.top = everywhere.top;
        clip.bottom = everywhere.bottom;
        clipY = undefined;
      } else if (cutsY) {
        if (top > clip.top) {
          clip.top = top;
          clipY = element;
        }
        if (top + element.clientHeight < clip.bottom) {
          clip.bottom = top + element.clientHeight;
          clipY = element;
        }
      }
    }
    const box: Box = {
      element,
      style,
      rect,
      unseen: (parent?.unseen ?? false) || tiny || style.opacity === '0',
      stayer: /fixed|sticky/.test(style.position) ? element : parent?.stayer,
      holder,
      clip,
      clipX,
      clipY,
      scrollsX: scrollsX || (holder?.scrollsX ?? false),
      scrollsY: scrollsY || (holder?.scrollsY ?? false),
      framed:
        !flat &&
        (paints(style) || [style.borderTopWidth, style.borderBottomWidth].every((size) => size !== '0px')),
    };
    boxes.set(element, box);
    return box;
  }
  function placed(box: Box): boolean {
    for (let at: Box | undefined = box; at; at = at.holder)
      if (/absolute|fixed/.test(at.style.position)) return true;
    return false;
  }
  function placing(style: CSSStyleDeclaration): string {
    return `${style.transform !== 'none' ? 'transform ' : ''}${style.containerType} ${style.contain}`;
  }
  function alpha(colour: string): number {
    const parts = /^rgba\([^,]+,[^,]+,[^,]+,\s*([\d.]+)\)$/.exec(colour);
    return parts ? Number(parts[1]) : colour === 'transparent' ? 0 : 1;
  }
  function paints(style: CSSStyleDeclaration): boolean {
    return (
      Number(style.opacity) > 0.4 && (alpha(style.backgroundColor) > 0.4 || style.backgroundImage !== 'none')
    );
  }

  const roots = within ? [...document.querySelectorAll(within)] : [document.body];
  const texts: Text[] = [];
  const shownBy = new Map<Element, boolean>();
  const shown = (element: Element): boolean => {
    const known = shownBy.get(element);
    if (known !== undefined) return known;
    const is = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    shownBy.set(element, is);
    return is;
  };
  const range = document.createRange();
  const pen = document.createElement('canvas').getContext('2d');
  const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
    `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  /** Where in a line's box large letters have ink; what is a fifth of small ones is a thumb's breadth there. */
  const inkOf = (words: string, style: CSSStyleDeclaration, rect: DOMRect) => {
    if (!pen || Number.parseFloat(style.fontSize) < 40)
      return { top: rect.top + rect.height * 0.22, bottom: rect.bottom - rect.height * 0.2 };
    pen.font = fontOf(style);
    const ink = pen.measureText(words);
    const base = (rect.top + rect.bottom + ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
    return { top: base - ink.actualBoundingBoxAscent, bottom: base + ink.actualBoundingBoxDescent };
  };
  /** Words of up to 12 letters that go on in the next line although nothing in them says so. */
  const brokenIn = (node: Node): string[] =>
    [...(node.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      if (word.length > 12 || /[-‐–—/\u00ad\u200b@]/.test(word)) return [];
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter((r) => r.width > 0).map(({ top }) => Math.round(top)),
      );
      return tops.size > 1 ? [word] : [];
    });
  for (const part of roots) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim().replaceAll(/\s+/g, ' ') ?? '';
      const element = node.parentElement;
      if (!element || words === '' || element.closest('script, style, noscript, option, svg, textarea'))
        continue;
      if (!shown(element)) continue;
      // What is there for its looks says nothing that wider letters could hide.
      if (spaced && element.closest('[aria-hidden=true], [role=img]')) continue;
      const box = boxOf(element);
      if (box.unseen) continue;
      const size = Number.parseFloat(box.style.fontSize);
      if (size < 14.9) report('small', words.slice(0, 60), `${size} px in ${named(element)}`);
      range.selectNodeContents(node);
      const trail = Math.max(0, Number.parseFloat(box.style.letterSpacing) || 0);
      const lines: Edges[] = [];
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        lines.push({ left: rect.left, right: rect.right - trail, ...inkOf(words, box.style, rect) });
      }
      if (lines.length > 1 && !spaced && !lengthened)
        for (const word of brokenIn(node))
          report('broken', word, `${named(element)} of ${px(box.rect.width)}`);
      // Parked wholly beside the window: a trap for robots, or what comes in when it has the focus.
      if (lines.length > 0 && lines.every(({ right }) => right < 0) && placed(box)) continue;
      if (lines.length === 0) report('small', words.slice(0, 60), `no size in ${named(element)}`);
      else texts.push({ words: words.slice(0, 60), element, box, lines });
    }
  }

  if (!within && root.scrollWidth > width) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((one) => {
        const { right, width: own } = one.getBoundingClientRect();
        return own > 0 && right > width + 0.5 && !boxOf(one).scrollsX && boxOf(one).clip.right > width + 0.5;
      })
      .at(-1);
    report('wide', widest ? named(widest) : 'page', `${px(root.scrollWidth - width)} wider than the window`);
  }

  /** What texts an open part keeps for those who can scroll it must at least lie in a part that is in the window. */
  for (const part of over ? roots : []) {
    const { rect, scrollsY } = boxOf(part);
    if (
      rect.height > 0 &&
      (rect.bottom > innerHeight + 1 || rect.top < -1) &&
      !(scrollsY && rect.top < innerHeight - 60 && rect.bottom <= innerHeight + 1)
    )
      report(
        'outside',
        named(part),
        `window's height by ${px(Math.max(rect.bottom - innerHeight, -rect.top))}`,
      );
  }

  for (const { words, box, lines } of texts) {
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const top = Math.min(...lines.map((line) => line.top));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    // A numeral as tall as a hand may stand a hair beyond the edge that it seems to stand on.
    const hair = Math.max(1, 0.06 * Math.max(...lines.map((line) => line.bottom - line.top)));
    const { clip, clipX, clipY } = box;
    if (clipX && (left < clip.left - 1 || right > clip.right + 1))
      report('clipped', words, `${named(clipX)} by ${px(Math.max(clip.left - left, right - clip.right))}`);
    if (clipY && (top < clip.top - hair || bottom > clip.bottom + hair))
      report(
        'clipped',
        words,
        `${named(clipY)} below or above by ${px(Math.max(clip.top - top, bottom - clip.bottom))}`,
      );
    if (!box.scrollsX && !clipX && (left < -1 || right > width + 1))
      report('outside', words, `window by ${px(Math.max(-left, right - width))}`);
    for (let at: Box | undefined = box, moved = false; at && !moved; at = at.holder) {
      const { display, position } = at.style;
      if (at.element === document.body || at.element === root) break;
      if (display !== 'inline' && display !== 'contents') {
        const around = at.rect;
        if (left < around.left - hair || right > around.right + hair) {
          // What is cut there is said already.
          if (at.style.overflowX === 'visible' && !(spaced && !at.framed))
            report(
              'outside',
              words,
              `${named(at.element)} by ${px(Math.max(around.left - left, right - around.right))}`,
            );
          break;
        }
        if (
          at.framed &&
          at.style.overflowY === 'visible' &&
          (top < around.top - hair || bottom > around.bottom + hair)
        ) {
          report(
            'outside',
            words,
            `${named(at.element)} below or above by ${px(Math.max(around.top - top, bottom - around.bottom))}`,
          );
          break;
        }
        if (at.style.overflowX !== 'visible' || at.style.overflowY !== 'visible') break;
      }
      moved = position === 'absolute' || position === 'fixed';
    }
  }

  // Words across words.
  const lines = texts
    .flatMap((text) => text.lines.map((line) => ({ text, line })))
    .sort((a, b) => a.line.top - b.line.top);
  let open: typeof lines = [];
  for (const one of lines) {
    open = open.filter(({ line }) => line.bottom > one.line.top + 2);
    for (const other of open) {
      if (other.text === one.text || other.text.box.stayer !== one.text.box.stayer) continue;
      const [a, b] = [one.line, other.line];
      // Beyond the edge of a row that scrolls nothing meets.
      const inSight = ({ text: { box }, line }: typeof one) => ({
        left: Math.max(line.left, scrollEdge(box, 'left')),
        right: Math.min(line.right, scrollEdge(box, 'right')),
      });
      const [shownA, shownB] = [inSight(one), inSight(other)];
      const across = Math.min(shownA.right, shownB.right) - Math.max(shownA.left, shownB.left);
      const upright = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across < 3 || upright < 2 || (one.text.box.scrollsY && !over)) continue;
      report('overlap', one.text.words, `"${other.text.words}" by ${px(across)}`);
    }
    open.push(one);
  }
  function scrollEdge(box: Box, edge: 'left' | 'right'): number {
    let limit = edge === 'left' ? -1e7 : 1e7;
    for (let at: Box | undefined = box; at; at = at.holder)
      if (at.style.overflowX !== 'visible')
        limit = edge === 'left' ? Math.max(limit, at.rect.left) : Math.min(limit, at.rect.right);
    return limit;
  }

  // Words beneath something opaque: what is drawn on top at three points of each line, window by window.
  const paintsOver = (above: Element, x: number, y: number): boolean => {
    const style = getComputedStyle(above);
    if (/^(img|video|canvas|iframe)$/.test(above.localName)) return Number(style.opacity) > 0.4;
    if (above instanceof SVGElement)
      return (
        above.localName !== 'svg' &&
        above.localName !== 'g' &&
        style.fill !== 'none' &&
        Number(style.fillOpacity) > 0.4
      );
    const { left, right, top, bottom } = above.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom && paints(style)) return true;
    return ['::before', '::after'].some((name) => {
      const pseudo = getComputedStyle(above, name);
      // Where a pseudo-element stands nobody says; one that covers its whole holder and paints would cover the words.
      return (
        pseudo.content !== 'none' &&
        pseudo.position === 'absolute' &&
        pseudo.inset === '0px' &&
        pseudo.zIndex !== '-1' &&
        paints(pseudo)
      );
    });
  };
  /** What scrolls passes beneath what stays: it can be scrolled out again. */
  const passing = (text: Text, above: Element): boolean => {
    const { stayer } = boxOf(above);
    if (!stayer || stayer.contains(text.element)) return false;
    return !text.box.stayer || text.box.stayer.contains(stayer);
  };
  const covered = (text: Text, x: number, y: number): Element | undefined => {
    const first = document.elementFromPoint(x, y);
    if (!first || first === text.element || text.element.contains(first)) return undefined;
    if (first.contains(text.element) && !paintsPseudo(first)) return undefined;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === text.element || text.element.contains(above) || above.contains(text.element))
        return undefined;
      if (passing(text, above)) return undefined;
      if (shown(above) && paintsOver(above, x, y)) return above;
    }
    return undefined;
  };
  function paintsPseudo(element: Element): boolean {
    return ['::before', '::after'].some((name) => paints(getComputedStyle(element, name)));
  }
  const height = innerHeight;
  const last = Math.max(0, root.scrollHeight - height);
  const standing = texts.filter(({ box }) => box.stayer || over);
  const moving = lines.filter(({ text }) => !text.box.stayer && !over);
  const check = (text: Text, line: Edges, shift: number) => {
    // What is there for its looks may lie beneath a picture.
    if (text.element.closest('[aria-hidden=true], [role=img]')) return;
    const middle = (line.top + line.bottom) / 2 - shift;
    if (middle < 0 || middle >= height) return;
    for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
      if (x < 0 || x >= width || x < scrollEdge(text.box, 'left') || x > scrollEdge(text.box, 'right'))
        continue;
      const above = covered(text, x, middle);
      if (above) return report('covered', text.words, named(above));
    }
  };
  for (const text of standing) {
    for (const line of text.lines) {
      // Within something that scrolls by itself only what shows at this moment.
      let edge: Box | undefined = text.box;
      let shows = true;
      for (; edge; edge = edge.holder)
        if (edge.style.overflowY !== 'visible' && edge.element !== root && edge.element !== document.body)
          shows &&= line.top >= edge.rect.top && line.bottom <= edge.rect.bottom;
      if (shows) check(text, line, 0);
    }
  }
  let next = 0;
  while (next < moving.length) {
    const first = moving[next];
    if (!first) break;
    const target = Math.min(last, Math.max(0, first.line.top + start.top - height * 0.25));
    to(target);
    const shift = scrollY - start.top;
    const from = next;
    for (; next < moving.length; next += 1) {
      const at = moving[next];
      if (!at) break;
      const beyond = at.line.bottom - shift > height && scrollY < last - 1;
      if (beyond && next > from) break;
      check(at.text, at.line, shift);
      if (beyond) {
        next += 1;
        break;
      }
    }
  }
  to(start.top);

  // Pictures.
  let pictures = 0;
  for (const part of roots) {
    for (const image of part.querySelectorAll('img')) {
      if (!shown(image)) continue;
      const box = boxOf(image);
      if (box.unseen) continue;
      pictures += 1;
      const { rect, style } = box;
      const own = {
        width: image.naturalWidth || Number(image.getAttribute('width')),
        height: image.naturalHeight || Number(image.getAttribute('height')),
      };
      const what = `${named(image)} ${image.alt.slice(0, 40)}`;
      const at = `${px(rect.width)} × ${px(rect.height)}`;
      if (own.width < 1 || own.height < 1) continue;
      const scale = Math.min(rect.width / own.width, rect.height / own.height);
      const contained = style.objectFit === 'contain' || style.objectFit === 'scale-down';
      const drawn = contained
        ? { width: own.width * scale, height: own.height * scale }
        : { width: rect.width, height: rect.height };
      if (Math.min(drawn.width, drawn.height) < 10 && Math.max(drawn.width, drawn.height) < 60)
        report('sliver', what, `drawn at ${at}`);
      else if (
        style.objectFit === 'fill' &&
        Math.abs((rect.width / rect.height) * (own.height / own.width) - 1) > 0.08
      )
        report('sliver', what, `distorted at ${at}`);
      if (image.alt === '' && !contained) continue;
      const { clip, clipX, clipY } = box;
      const seenX = Math.min(rect.right, clip.right) - Math.max(rect.left, clip.left);
      const seenY = Math.min(rect.bottom, clip.bottom) - Math.max(rect.top, clip.top);
      if (contained && ((clipX && seenX < rect.width * 0.9) || (clipY && seenY < rect.height * 0.9)))
        report('sliver', what, `cut to ${px(Math.max(0, seenX))} × ${px(Math.max(0, seenY))} of ${at}`);
    }
    for (const drawing of part.querySelectorAll('svg')) {
      if (!shown(drawing) || drawing.parentElement?.closest('svg')) continue;
      const { rect, unseen } = boxOf(drawing);
      if (unseen) continue;
      pictures += 1;
      if (Math.min(rect.width, rect.height) < 8)
        report('sliver', named(drawing), `${px(rect.width)} × ${px(rect.height)}`);
    }
    // What fields say: a hint or a choice that does not fit is cut by the browser.
    for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (!shown(field) || boxOf(field).unseen) continue;
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : /^(text|search|email|tel|)$/.test(field.type) && field.value === ''
            ? field.placeholder
            : '';
      if (words === '' || !pen || (spaced && field instanceof HTMLInputElement)) continue;
      const { style } = boxOf(field);
      pen.font = fontOf(style);
      const spacing = (Number.parseFloat(style.letterSpacing) || 0) * words.length;
      const space =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const over = pen.measureText(words).width + spacing - space;
      if (over > 1) report('clipped', words.slice(0, 60), `${named(field)} by ${px(over)}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== through);
  return { findings: [...findings.values()], seen: texts.length + pictures };
}

/** Runs in the page and so stands for itself. */
async function walkFocus(within: string | undefined): Promise<Sight> {
  // What keeps room free for something that stays was told its size before this one is; frames may be a fake clock's.
  await new Promise<void>((resolve) => {
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(document.documentElement);
  });
  const through = new CSSStyleSheet();
  // Smooth scrolling would still be under way where the focus is looked at.
  through.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets.push(through);
  const findings: Finding[] = [];
  const beneathWhat = new Map<string, Set<string>>();
  const part = within === undefined ? document : document.querySelector(within);
  const all = [
    ...(part ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"]',
    ),
  ];
  const staying = (element: Element | null): Element | undefined => {
    for (let at = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return undefined;
  };
  let seen = 0;
  const visit = (element: HTMLElement) => {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('svg, [inert], [aria-hidden=true]')
    )
      return;
    element.focus();
    if (document.activeElement !== element) return;
    const wearer = element.matches('input') ? (element.closest('label') ?? element) : element;
    const rects = [...wearer.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) return;
    seen += 1;
    let beneath: Element | undefined;
    let points = 0;
    let under = 0;
    for (const { left, right, top, bottom } of rects) {
      for (const [x, y] of [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ] as const) {
        points += 1;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const above = document.elementFromPoint(x, y);
        if (
          !above ||
          above === element ||
          element.contains(above) ||
          above.contains(element) ||
          wearer.contains(above)
        )
          continue;
        const fixed = staying(above);
        if (fixed && !fixed.contains(element)) {
          beneath = fixed;
          under += 1;
        }
      }
    }
    // What is higher than the room that is kept free can only ever be seen in part.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const free =
      innerHeight -
      (Number.parseFloat(scrollPaddingTop) || 0) -
      (Number.parseFloat(scrollPaddingBottom) || 0);
    // Of a field of many lines browsers show the one that is written in.
    const tall = wearer.getBoundingClientRect().height > free || wearer.localName === 'textarea';
    if (beneath && (tall ? under === points : under > points / 2)) {
      const what = (
        element.textContent?.trim() ||
        element.getAttribute('aria-label') ||
        element.outerHTML
      ).slice(0, 60);
      const sign = String(
        beneath.id ||
          beneath.getAttributeNames().find((name) => name.startsWith('data-')) ||
          beneath.localName,
      );
      const hidden = beneathWhat.get(sign) ?? new Set();
      beneathWhat.set(sign, hidden.add(what));
    }
  };
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const element of all) visit(element);
  for (const element of all.reverse()) visit(element);
  (document.activeElement as HTMLElement | null)?.blur();
  for (const [by, hidden] of beneathWhat) {
    const [first = ''] = hidden;
    findings.push({ fault: 'hidden focus', what: first, by: `${by}, ${hidden.size} such` });
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== through);
  return { findings, seen };
}
