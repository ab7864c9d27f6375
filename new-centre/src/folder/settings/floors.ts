import { bestContrast, floorPaint } from '@mall/contract';
import { omitUndefined } from '@mall/contract/fields.ts';
import type { Floor } from '../centre.ts';
import { type FolderFiles, findPath } from '../folder-files.ts';
import { suggestion } from '../nearest.ts';
import { counted, leftOut, listed, quoted } from '../telling.ts';
import type { RawSettings } from './schema.ts';
import { readWords, type WordsContext } from './words.ts';
import { type Path, placeOf } from './yaml-data.ts';

type RawFloor = NonNullable<RawSettings['floors']>[number];

const UNDER = 'floors/';

/** Floors by level. A level stands once; a floor without its drawing is kept. */
export function readFloors(raw: readonly RawFloor[], files: FolderFiles, context: WordsContext): Floor[] {
  const { yaml, tell, languages } = context;
  const levels = new Set<number>();
  const floors = raw.flatMap(({ value, index }): Floor[] => {
    const path: Path = ['floors', index];
    const { level } = value;
    if (levels.has(level)) {
      tell(
        placeOf(yaml, [...path, 'level']),
        leftOut(`Level ${level} stands twice.`, 'Give each floor its own level.'),
      );
      return [];
    }
    levels.add(level);
    const name = readWords(value.name, { path: [...path, 'name'] }, context) ?? {
      [languages[0]]: String(level),
    };
    const colour = colourOf(value.colour, [...path, 'colour'], context);
    const drawing = drawingOf(value.drawing, [...path, 'drawing'], files, context);
    // A level is its floor's name for good, however it is called.
    return [
      omitUndefined({
        key: level < 0 ? `level-minus-${-level}` : `level-${level}`,
        level,
        name,
        colour,
        drawing,
      }),
    ];
  });
  tellUnused(floors, files, context);
  return floors.sort((a, b) => a.level - b.level);
}

/** A colour on which the floor's number can be read, as the content system asks of it. */
function colourOf(colour: string | undefined, path: Path, { yaml, tell }: WordsContext): string | undefined {
  if (colour === undefined || floorPaint(colour)) return colour;
  const best = bestContrast(colour)?.toFixed(1) ?? '?';
  const problem = `Neither white nor black can be read on ${colour} (${best} : 1, needed are 4.5 : 1).`;
  tell(placeOf(yaml, path), leftOut(problem, 'Choose a darker or a lighter colour.'));
  return undefined;
}

const isDrawing = (path: string) => path.toLowerCase().startsWith(UNDER) && /\.svg$/i.test(path);

function drawingOf(
  name: string | undefined,
  path: Path,
  files: FolderFiles,
  { yaml, tell }: WordsContext,
): string | undefined {
  if (name === undefined) return undefined;
  const found = findPath(files, `${UNDER}${name.replace(/^floors\//i, '')}`);
  if (found !== undefined) return found;
  const known = files.paths.filter(isDrawing).map((one) => one.slice(UNDER.length));
  tell(placeOf(yaml, path), leftOut(`There is no file ${quoted(name)} in floors/.`, suggestion(name, known)));
  return undefined;
}

function tellUnused(floors: readonly Floor[], files: FolderFiles, { tell }: WordsContext): void {
  const used = new Set(floors.map(({ drawing }) => drawing));
  const unused = files.paths.filter((path) => isDrawing(path) && !used.has(path));
  if (unused.length > 0)
    tell(
      'key floors',
      leftOut(
        `No floor uses ${counted(unused.length, 'drawing')}: ${listed(unused)}.`,
        'Add a floor with its drawing and level, or take the file out.',
      ),
    );
}
