import { centreDate } from '@mall/contract';
import { type DrawnMap, mapSource } from './drawings/map-source.ts';
import { type CentreContent, contentOf } from './entries/centre-entries.ts';
import type { Centre } from './folder/centre.ts';
import type { FolderFiles } from './folder/folder-files.ts';
import { readFolder } from './folder/read-folder.ts';
import { inOrder, type Remark } from './remark.ts';

interface ReadCentre {
  /** Undefined where `centre.yaml` cannot be used at all. */
  centre: Centre | undefined;
  content: CentreContent;
  /** File by file, and within one by its rows. */
  remarks: Remark[];
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The map that the folder's drawings give; undefined without drawings, or where it is not said where they lie. */
function mapOf({ floors, map }: Centre, files: FolderFiles, remarks: Remark[]): DrawnMap | undefined {
  const drawn = floors.flatMap(({ level, drawing }) => (drawing === undefined ? [] : [{ level, drawing }]));
  if (drawn.length === 0) return undefined;
  const { metresPerUnit, latitude, longitude, bearing = 0 } = map;
  if (metresPerUnit === undefined || latitude === undefined || longitude === undefined) {
    remarks.push({
      file: 'centre.yaml',
      at: 'map',
      problem:
        'The drawings of the floors cannot be used: it is not said how large they are and where they lie.',
      mend: 'Give map.metresPerUnit, map.latitude and map.longitude.',
      weight: 'left-out',
    });
    return undefined;
  }
  const made = mapSource(
    drawn.map(({ level, drawing }) => ({ file: drawing, level, svg: textOf(files.read(drawing)) })),
    { metresPerUnit, origin: { latitude, longitude }, bearingDegrees: bearing },
  );
  remarks.push(...made.remarks);
  return made;
}

/** Rooms of shops that no drawing has: such a shop is on no floor and on no map. Said once for all of them. */
function strangers({ shops }: Centre, { rooms }: DrawnMap, { paths }: FolderFiles): Remark[] {
  const drawn = new Set(rooms);
  const missing = shops.flatMap(({ room, row }) =>
    room === undefined || drawn.has(room) ? [] : [`${room} (row ${row})`],
  );
  if (missing.length === 0) return [];
  return [
    {
      file: paths.find((path) => /^shops\.\w+$/i.test(path)) ?? 'shops.csv',
      at: 'column room',
      problem: `No drawing has ${missing.length === 1 ? 'the room' : 'the rooms'} ${missing.join(', ')}.`,
      mend: 'Write them as in the drawing, or name the shapes in the drawing so.',
      weight: 'left-out',
    },
  ];
}

/**
 * Reads a folder into what a content system is sent. What cannot be read is left out and told in the remarks.
 * @param now decides which shops have not opened yet
 */
export async function readCentre(files: FolderFiles, now: Date): Promise<ReadCentre> {
  const { centre, remarks } = await readFolder(files);
  if (!centre) return { centre, content: { files: [], entries: [] }, remarks: inOrder(remarks) };
  const map = mapOf(centre, files, remarks);
  if (map) remarks.push(...strangers(centre, map, files));
  const { mark } = centre.theme;
  const content = contentOf(centre, {
    ...(map ? { map } : {}),
    ...(mark === undefined ? {} : { mark: textOf(files.read(mark)) }),
    today: centreDate(now, centre.timeZone),
  });
  return { centre, content, remarks: inOrder(remarks) };
}
