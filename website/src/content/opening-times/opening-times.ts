import type { OpeningTime } from '@mall/contract';
import { type CentreTimes, centreTimes, type TimedShop } from '@mall/contract/opening/opening-times.ts';
import { centreNameOf } from '../centre-name.ts';
import { orWithout } from '../client/content-reader.ts';
import type { LoadContext } from '../client/load-context.ts';
import { madeOfPayloads } from '../client/made-of-payloads.ts';
import { type Building, readBuildingData } from '../client/read-all.ts';
import type { ContentReader } from '../client/reader.ts';
import type { Links } from '../fields/links.ts';
import { pictureOf } from '../fields/pictures.ts';
import { omitUndefined } from '../fields/text.ts';
import type { Hours, PlaceWithDays } from './opening-models.ts';

/** The centre's times as pages take them: places with finished addresses and pictures. */
export interface OpeningTimes extends Pick<CentreTimes, 'centreHours' | 'ofShop' | 'ofWidget'> {
  /** The centre first; others without a name are left out. */
  places: PlaceWithDays[];
  /** Of the shop that a finished address leads to. */
  ofHref(href: string | undefined): Hours | null;
}

interface Making {
  context: LoadContext;
  links: Links;
}

const made = new WeakMap<ContentReader, Promise<OpeningTimes>>();
const shared = madeOfPayloads<Building, OpeningTimes>();

/** The opening times of a request, read once. Never throws: what cannot be had is left out. */
export function readOpeningTimes(make: Making): Promise<OpeningTimes> {
  const { content } = make.context;
  const known = made.get(content);
  if (known) return known;
  const times = Promise.all([
    orWithout(content, content.read('headerStatic', {})),
    readBuildingData(content),
  ]).then(([header, building]) => {
    const record = header?.openingTime ?? null;
    return record
      ? shared(record, building, make.context, () =>
          openingTimes(record, building, make, centreNameOf(header)),
        )
      : openingTimes(record, building, make);
  });
  made.set(content, times);
  return times;
}

/**
 * Places and shops with their hours, by the rules of `centreTimes`; a place whose address is a shop's is that shop.
 * @param centreName what the first place is called where its rows do not say it
 */
export function openingTimes(
  record: OpeningTime | null,
  building: Building,
  { context, links }: Making,
  centreName?: string,
): OpeningTimes {
  const shops = new Map<string, TimedShop>();
  const shopAt = (href: string | undefined): TimedShop | undefined => {
    if (href === undefined) return undefined;
    if (shops.size === 0)
      for (const shop of building.search?.tenants ?? []) shops.set(links.tenant(shop), shop);
    return shops.get(href) ?? shops.get(pathOf(href));
  };
  const times = centreTimes(
    record,
    { shopOf: (link) => shopAt(links.content(link)), special: building.special },
    context,
    centreName,
  );
  return {
    ...times,
    places: times.places.map(({ link, icons, ...place }) =>
      omitUndefined({
        ...place,
        href: links.content(link),
        icon: icons.map((icon) => pictureOf(icon)).find((picture) => picture !== undefined),
      }),
    ),
    ofHref(href) {
      const shop = shopAt(href);
      return shop ? times.ofShop(shop) : null;
    },
  };
}

const pathOf = (href: string) => href.replace(/[?#].*/, '');
