import { posix } from 'node:path';

const FILE = /\.(?:astro|cjs|css|json|md|mjs|mts|svg|tsx?|yaml|yml)$/;
/** Stands for any name: `load-*.ts`, `messages/<locale>/`, `pages/…astro`. */
const ANY = /\*|…|<[\w-]+>/;

/**
 * Paths that a guide names and that are not there: targets of links from the guide's folder, and what stands between
 * backquotes from the root or from any folder of the repository (`page-cache.ts`). No paths are addresses (`/data`),
 * packages (`@…`), commands, suffixes (`X.test.ts`) and what is made when programs run.
 * @param guide its path
 * @param files paths of all files of the repository
 * @param made folders that no commit holds
 */
export function missingPaths(
  guide: string,
  text: string,
  files: readonly string[],
  made: readonly string[] = [],
): string[] {
  const known = endingsOf(files);
  const isThere = (path: string) =>
    ANY.test(path) ? [...known].some((ending) => patternOf(path).test(ending)) : known.has(path);
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !files.includes(posix.join(posix.dirname(guide), target)));
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.replace(/\/$/, ''))
    .filter((span) => /^[\w.*<>…-]+(?:\/[\w.*<>…-]+)*$/.test(span))
    .filter((span) => (span.includes('/') || FILE.test(span)) && !span.startsWith('X.'))
    .filter((span) => !made.some((folder) => `${span}/`.startsWith(`${folder}/`)) && !isThere(span));
  return [...new Set([...links, ...named])];
}

/** Every way to say a file or a folder: its path, and the path without the folders that it begins with. */
function endingsOf(files: readonly string[]): Set<string> {
  const endings = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = parts.length; end > 0; end -= 1) {
      for (let start = 0; start < end; start += 1) endings.add(parts.slice(start, end).join('/'));
    }
  }
  return endings;
}

function patternOf(path: string): RegExp {
  const parts = path
    .split(new RegExp(ANY, 'g'))
    .map((part) => part.replace(/[.+^$()|[\]{}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]*')}$`);
}
