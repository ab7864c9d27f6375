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

/** Files beside centre.yaml or in pictures/; what a page could not draw is left out. */
export function readTheme(
  { mark, emptyPicture, corner, typeface }: NonNullable<RawSettings['theme']>,
  files: FolderFiles,
  { yaml, tell }: WordsContext,
): Theme {
  const fileOf = (name: string | undefined, key: string, kind: RegExp): string | undefined => {
    if (name === undefined) return undefined;
    const path = findPath(files, name) ?? findPath(files, `pictures/${name}`);
    if (path !== undefined && kind.test(path)) return path;
    const known = files.paths.filter((one) => /^(?:pictures\/)?[^/]+$/.test(one) && kind.test(one));
    const problem = path === undefined ? `There is no file ${quoted(name)}.` : `${path} is no such picture.`;
    tell(placeOf(yaml, ['theme', key]), leftOut(problem, suggestion(name, known)));
    return undefined;
  };
  const path = fileOf(mark, 'mark', /\.svg$/i);
  const issue = path === undefined ? undefined : issueOf(path, files);
  if (issue !== undefined)
    tell(placeOf(yaml, ['theme', 'mark']), leftOut(`${path} cannot be the mark.`, `${issue}.`));
  return omitUndefined({
    mark: issue === undefined ? path : undefined,
    corner,
    typeface,
    emptyPicture: fileOf(emptyPicture, 'emptyPicture', /\.(?:svg|jpe?g|png|webp|avif)$/i),
  });
}

function issueOf(path: string, files: FolderFiles): string | undefined {
  if (files.size(path) > maxBytes(path)) return `At most ${megabytes(maxBytes(path))} are read`;
  const { value, fault } = textOfBytes(files.read(path));
  return value === undefined ? fault?.mend : markIssue(value);
}
