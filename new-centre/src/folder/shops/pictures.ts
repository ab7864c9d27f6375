import type { Remark } from '../../remark.ts';
import { type FolderFiles, findPath, MAX_PICTURE, megabytes } from '../folder-files.ts';
import { nearest } from '../nearest.ts';
import { lineOf } from '../sheets/cells.ts';
import type { ShopColumn } from '../sheets/columns.ts';
import type { TableRow } from '../sheets/table.ts';
import { counted, leftOut, listed, quoted, type Tell, tellOf } from '../telling.ts';

const UNDER = 'pictures/';
const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const LOGO_ENDINGS = ['svg', 'png'];
const READABLE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

export interface Pictures {
  /** The file that a row names, else the one that is called after the shop's key. */
  of(kind: 'logo' | 'picture', row: TableRow<ShopColumn>, key: string, tell: Tell): string | undefined;
  /** Says which files nobody uses, once. @param elsewhere files that the centre itself uses */
  tellUnused(elsewhere: readonly (string | undefined)[], remarks: Remark[]): void;
}

/** The files in pictures/ that shops may have; those that are too large are told and are none. */
export function picturesIn(files: FolderFiles, remarks: Remark[]): Pictures {
  const used = new Set<string>();
  const all = files.paths.filter((path) => path.toLowerCase().startsWith(UNDER) && READABLE.test(path));
  const isLarge = (path: string) => files.size(path) > MAX_PICTURE;
  for (const path of all.filter(isLarge))
    tellOf(remarks, path)(
      'the file',
      leftOut(
        `The picture has ${megabytes(files.size(path))}.`,
        `Make it smaller: at most ${megabytes(MAX_PICTURE)} are taken.`,
      ),
    );

  const named = (text: string) =>
    findPath(files, `${UNDER}${text.replace(/^(?:\.?[\\/])?pictures[\\/]/i, '')}`);

  const meant = (text: string) => {
    const near = nearest(
      text,
      all.map((path) => path.slice(UNDER.length)),
    );
    return near === undefined ? 'Put it there, or take its name out.' : `Did you mean "${near}"?`;
  };

  function written(kind: 'logo' | 'picture', row: TableRow<ShopColumn>, tell: Tell): string | undefined {
    const text = lineOf(row.cell(kind));
    if (text === '') return undefined;
    const path = named(text);
    if (path !== undefined && all.includes(path)) return path;
    tell(
      row.at(kind),
      path === undefined
        ? leftOut(`There is no file ${quoted(text)} in pictures/.`, meant(text))
        : leftOut(
            `${quoted(text)} is no picture that can be shown.`,
            'Save it as JPEG, PNG, WebP, AVIF or SVG.',
          ),
    );
    return undefined;
  }

  return {
    of(kind, row, key, tell) {
      const endings = kind === 'logo' ? LOGO_ENDINGS : PICTURE_ENDINGS;
      const stem = kind === 'logo' ? `${key}-logo` : key;
      const path =
        written(kind, row, tell) ??
        endings
          .map((ending) => findPath(files, `${UNDER}${stem}.${ending}`))
          .find((one) => one !== undefined);
      if (path !== undefined) used.add(path);
      return path !== undefined && !isLarge(path) ? path : undefined;
    },
    tellUnused(elsewhere, into) {
      const unused = all
        .filter((path) => !used.has(path) && !elsewhere.includes(path))
        .map((path) => path.slice(UNDER.length));
      if (unused.length > 0)
        tellOf(into, 'pictures')(
          'the folder',
          leftOut(
            `No shop uses ${counted(unused.length, 'file')}: ${listed(unused)}.`,
            'Name them after the slug of a shop, as zara.jpg and zara-logo.svg, or in the columns picture and logo.',
          ),
        );
    },
  };
}
