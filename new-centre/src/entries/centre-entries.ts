import type { DrawnMap } from '../drawings/map-source.ts';
import type { Centre } from '../folder/centre.ts';
import type { Entry, PictureFile } from './entry.ts';
import { hoursEntries } from './hours.ts';
import { pageEntries } from './pages.ts';
import { shellEntries } from './shell.ts';
import { placeEntries, type Rooms, shopEntries } from './shops.ts';
import { readings } from './words-in.ts';

export interface CentreContent {
  /** To be sent first. */
  files: PictureFile[];
  /** In an order in which each comes after what it points to. */
  entries: Entry[];
}

function roomsOf(map: Pick<DrawnMap, 'source'> | undefined): Rooms {
  const features = map?.source.features ?? [];
  return {
    levels: new Map(
      features.flatMap(({ feature_type: kind, properties: { room, level } }): [string, number][] =>
        kind === 'unit' && typeof room === 'string' && typeof level === 'number' ? [[room, level]] : [],
      ),
    ),
  };
}

/**
 * What a centre is in the content system. Without a map shops have rooms and no floors.
 * @param parts today: YYYY-MM-DD of the centre's calendar; mark: the SVG of its mark
 */
export function contentOf(
  centre: Centre,
  { map, mark, today }: { map?: Pick<DrawnMap, 'source'>; mark?: string; today: string },
): CentreContent {
  const rooms = roomsOf(map);
  const [own] = readings(centre);
  const { emptyPicture } = centre.theme;
  const pictures = centre.shops.flatMap(({ name, logo, picture }) => {
    const alt = own?.text(name) ?? '';
    return [logo, picture].flatMap((path) => (path === undefined ? [] : [{ path, alt }]));
  });
  const files = emptyPicture === undefined ? pictures : [...pictures, { path: emptyPicture, alt: '' }];
  return {
    files: [...new Map(files.map((file) => [file.path, file])).values()],
    entries: [
      ...placeEntries(centre, rooms),
      ...shopEntries(centre, rooms, today),
      ...hoursEntries(centre),
      ...shellEntries(centre, mark),
      ...pageEntries(centre, rooms),
      ...(map === undefined
        ? []
        : [{ type: 'map-source', key: 'map-source', locale: null, values: { source: map.source } }]),
    ],
  };
}
