import { orLeftOut } from '../content/client/content-reader.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { PageWords } from '../i18n/page-words.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import type { Shell } from './shell.ts';
import type { CurrentPage, ShellLinks } from './shell-links.ts';
import { staticHtml } from './static-html.ts';

/** Header and footer as HTML in UTF-8, cut where a page puts in what is its own. */
interface Frame {
  /** The header up to the languages, and what follows them. */
  header: readonly [Buffer, Buffer];
  /** The footer up to the newsletter's form, and what follows it; one piece where the centre has no newsletter. */
  footer: readonly [Buffer, Buffer?];
}

interface Parts {
  content: Pick<ContentReader, 'broken'>;
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  current: CurrentPage | undefined;
  queryNames: { category: string; specialty: string };
}

const NONE = Buffer.alloc(0);
const CUT = '<frame-cut></frame-cut>';
const frames = new WeakMap<Shell, Map<string, Frame>>();

/**
 * What is around a page, drawn once for each shell and each entry of the menu that can be the current one: thousands
 * of pages share a few dozen frames. A header or footer that throws while it is drawn is left out, and tried again by the
 * next page.
 */
export function frameOf(parts: Parts): Frame {
  const { shell, current } = parts;
  const drawn = frames.get(shell) ?? new Map<string, Frame>();
  frames.set(shell, drawn);
  const inMenu = shell.menu.some(({ slug }) => slug === current?.categorySlug);
  const key = `${current?.entry ?? ''} ${(inMenu && current?.categorySlug) || ''}`;
  const known = drawn.get(key);
  if (known) return known;
  const { content } = parts;
  const header = orLeftOut<Frame['header'] | undefined>(
    content,
    'header',
    'view',
    () => headerOf(parts),
    undefined,
  );
  const footer = orLeftOut<Frame['footer'] | undefined>(
    content,
    'footer',
    'view',
    () => footerOf(parts),
    undefined,
  );
  const frame: Frame = { header: header ?? [NONE, NONE], footer: footer ?? [NONE] };
  if (header && footer) drawn.set(key, frame);
  return frame;
}

function headerOf({ shell, words, links, current, queryNames }: Parts): Frame['header'] {
  const [before = '', after = ''] = staticHtml(
    <Header
      shell={shell}
      words={words}
      links={links}
      current={current}
      queryNames={queryNames}
      languages={<frame-cut />}
    />,
  ).split(CUT);
  return [Buffer.from(before), Buffer.from(after)];
}

function footerOf({ shell, words, links }: Parts): Frame['footer'] {
  const [first = '', second] = staticHtml(
    <Footer shell={shell} t={words.t} links={links} newsletter={<frame-cut />} />,
  ).split(CUT);
  return second === undefined ? [Buffer.from(first)] : [Buffer.from(first), Buffer.from(second)];
}
