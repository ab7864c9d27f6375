import type { PageWords } from '../i18n/page-words.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import type { Shell } from './shell.ts';
import type { CurrentPage, ShellLinks } from './shell-links.ts';
import { staticHtml } from './static-html.ts';

/** Header and footer as HTML, cut where a page puts in what is its own. */
interface Frame {
  /** The header up to the languages, and what follows them. */
  header: readonly [string, string];
  /** The footer up to the newsletter's form, and what follows it; one piece where the centre has no newsletter. */
  footer: readonly [string, string?];
}

interface Parts {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  current: CurrentPage | undefined;
  queryNames: { category: string; specialty: string };
}

const CUT = '<frame-cut></frame-cut>';
const frames = new WeakMap<Shell, Map<string, Frame>>();

/**
 * What is around a page, drawn once for each shell and each entry of the menu that can be the current one: thousands
 * of pages share a few dozen frames.
 */
export function frameOf(parts: Parts): Frame {
  const { shell, current } = parts;
  const drawn = frames.get(shell) ?? new Map<string, Frame>();
  frames.set(shell, drawn);
  const inMenu = shell.menu.some(({ slug }) => slug === current?.categorySlug);
  const key = `${current?.entry ?? ''} ${(inMenu && current?.categorySlug) || ''}`;
  const known = drawn.get(key);
  if (known) return known;
  const frame = draw(parts);
  drawn.set(key, frame);
  return frame;
}

function draw({ shell, words, links, current, queryNames }: Parts): Frame {
  const cut = <frame-cut />;
  const [before = '', after = ''] = staticHtml(
    <Header
      shell={shell}
      words={words}
      links={links}
      current={current}
      queryNames={queryNames}
      languages={cut}
    />,
  ).split(CUT);
  const [first = '', second] = staticHtml(
    <Footer shell={shell} t={words.t} links={links} newsletter={cut} />,
  ).split(CUT);
  return { header: [before, after], footer: second === undefined ? [first] : [first, second] };
}
