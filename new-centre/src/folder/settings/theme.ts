import { markIssue } from '@mall/contract';
import { omitUndefined } from '@mall/contract/fields.ts';
import type { Theme } from '../centre.ts';
import { textOfBytes } from '../decode.ts';
import { type FolderFiles, findPath, maxBytes, megabytes } from '../folder-files.ts';
import { suggestion } from '../nearest.ts';
import { leftOut, quoted } from '../telling.ts';
import type { RawSettings } from './schema.ts';
import type { WordsContext } from './words.ts';
import { placeOf } from './yaml-data.ts';

/** The mark is an SVG beside centre.yaml or in pictures/, and is left out where a page could not draw it. */
export function readTheme(
  { mark }: NonNullable<RawSettings['theme']>,
  files: FolderFiles,
  { yaml, tell }: WordsContext,
): Theme {
  const at = placeOf(yaml, ['theme', 'mark']);
  const path =
    mark === undefined ? undefined : (findPath(files, mark) ?? findPath(files, `pictures/${mark}`));
  if (mark !== undefined && path === undefined)
    tell(
      at,
      leftOut(
        `There is no file ${quoted(mark)}.`,
        suggestion(
          mark,
          files.paths.filter((one) => /^(?:pictures\/)?[^/]+\.svg$/i.test(one)),
        ),
      ),
    );
  const issue = path === undefined ? undefined : issueOf(path, files);
  if (issue !== undefined) tell(at, leftOut(`${path} cannot be the mark.`, `${issue}.`));
  return omitUndefined({ mark: issue === undefined ? path : undefined });
}

function issueOf(path: string, files: FolderFiles): string | undefined {
  if (files.size(path) > maxBytes(path)) return `At most ${megabytes(maxBytes(path))} are read`;
  const { value, fault } = textOfBytes(files.read(path));
  return value === undefined ? fault?.mend : markIssue(value);
}
