import type { Picture } from '../content/fields/pictures.ts';
import { omitUndefined } from '../content/fields/text.ts';
import type { Hours } from '../content/opening-times/opening-models.ts';
import type { CentreContact } from '../features/contact/centre-contact.ts';
import { AMENITIES } from '../features/map/amenity-words.ts';
import { type LonLat, readFeatures } from '../features/map/building/geojson.ts';
import { readBuilding } from '../features/map/building/read-building.ts';
import type { Translate } from '../i18n/translator.ts';
import type { CentreFacts } from './structured-data/centre.ts';

interface Known {
  shell: {
    centreHours: Hours;
    seo: { description?: string; image?: Picture };
    logo?: { picture?: Picture };
    socials: readonly { href: string }[];
  };
  contact: CentreContact;
  /** The map's source; null when it is not to be had. */
  map: object | null;
  /** For all of it; without words what home has room for: where, when and by which number. */
  t?: Translate;
}

/** What the centre says of itself, of all that is known of it. */
export function centreFacts({ shell, contact, map, t }: Known): CentreFacts {
  const { image, description } = shell.seo;
  return omitUndefined({
    contact: t ? contact : omitUndefined({ address: contact.address, phone: contact.phone }),
    hours: shell.centreHours,
    description: t && description,
    picture: t && (image?.kind === 'photo' ? image.src : '/share.png'),
    logo: t && shell.logo?.picture?.src,
    hasMap: t && readBuilding(map) ? true : undefined,
    position: map ? positionOf(map) : undefined,
    amenities: t && map ? amenitiesOf(map, t) : undefined,
    profiles: t && shell.socials.map(({ href }) => href),
  });
}

const positions = new WeakMap<object, CentreFacts['position']>();

/** The middle of the floors, to about a metre. */
export function positionOf(map: object): CentreFacts['position'] {
  if (positions.has(map)) return positions.get(map);
  const corners = readFeatures(map)
    .filter(({ type }) => type === 'level')
    .flatMap(({ lines }) => lines.flat());
  const position =
    corners.length === 0 ? undefined : { longitude: middle(corners, 0), latitude: middle(corners, 1) };
  positions.set(map, position);
  return position;
}

function middle(corners: readonly LonLat[], axis: 0 | 1): number {
  const [first = 0, last = 0] = corners.reduce<[number, number]>(
    ([least, most], corner) => [Math.min(least, corner[axis]), Math.max(most, corner[axis])],
    [Infinity, -Infinity],
  );
  return Math.round(((first + last) / 2) * 1e5) / 1e5;
}

/** What works, each once, in the order of their signs. */
function amenitiesOf(map: object, t: Translate): string[] {
  const floors = readBuilding(map)?.floors ?? [];
  const kinds = new Set(
    floors.flatMap(({ amenities }) =>
      amenities.filter(({ outOfOrder }) => !outOfOrder).map(({ kind }) => kind),
    ),
  );
  return Object.entries(AMENITIES).flatMap(([kind, { name }]) =>
    [...kinds].some((one) => one === kind) ? [t(name)] : [],
  );
}
