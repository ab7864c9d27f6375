import { gitOrNothing } from '../../git/git.ts';

const HEADING = /^## \[\d[^\]]*\]/m;

/**
 * The commit of the release before HEAD: the newest tag of a version, else the commit that wrote the newest version's heading
 * into the changelog. @returns its name or hash @throws where there is neither: another commit would upgrade nothing
 */
export function releaseBefore(repository: string): string {
  const git = (...args: string[]) => gitOrNothing(repository, ...args);
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (tag) return tag;
  const [heading] = HEADING.exec(git('show', 'HEAD^:CHANGELOG.md')) ?? [];
  const whole = git('rev-parse', '--is-shallow-repository') === 'false';
  const commit =
    heading && whole && git('log', '-1', '--format=%h', `-S${heading}`, 'HEAD^', '--', 'CHANGELOG.md');
  if (commit) return commit;
  throw new Error(
    whole
      ? 'There is no release to upgrade from: no tag v… before this commit, and no version in its CHANGELOG.md. Name a commit: npm run test:upgrade -- 1a2b3c4'
      : 'This clone has no whole history to find a release in. Run git fetch --unshallow --tags, or name a commit: npm run test:upgrade -- 1a2b3c4',
  );
}
