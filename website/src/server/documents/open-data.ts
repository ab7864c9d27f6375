import {
  cardContext,
  eventCard,
  offerCard,
  offerState,
  shopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { readOffers } from '../../content/client/read-all.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { DataLicence } from '../../facts/open-data/licences.ts';
import {
  BUILDING_PATH,
  CATALOGUE_PATH,
  catalogueText,
  DATA_FORMATS,
  DATA_SETS,
  type DataAround,
  type DataFormat,
  type DataSet,
  dataSetPath,
  dataText,
  guideText,
  OPEN_DATA_PATH,
} from '../../facts/open-data/open-data.ts';
import {
  eventRecord,
  type FullRecord,
  hoursRecord,
  offerRecord,
  shopRecord,
} from '../../facts/open-data/records.ts';
import { readCurrentEvents } from '../../features/events/load-events.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { loadShell } from '../../layout/load-shell.ts';
import type { Settings } from '../settings.ts';
import { buildingArchive } from './building-archive.ts';
import type { DocumentBody, WantedDocument } from './document.ts';

type Known = Pick<Settings, 'live' | 'timeZone' | 'dataLicence'>;

/** Whoever shows the data on pages of their own may read them from there. */
const OPEN_TO_ALL = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'etag, x-cache, age'],
] as const;

/** A set of open data, their catalogue or the guide to them; undefined for any other path, and where none are given. */
export function openDataDocument(pathname: string, settings: Known): WantedDocument | undefined {
  const { live, dataLicence: licence } = settings;
  if (!licence || !pathname.startsWith(OPEN_DATA_PATH)) return undefined;
  const around = async (context: LoadContext): Promise<DataAround> => {
    const { centreName, frontend = '' } = await loadShell(context);
    return { base: frontend, centreName, licence, timeZone: settings.timeZone };
  };
  const told = (type: string, body: DocumentBody['body']): DocumentBody => ({
    type,
    body,
    headers: headersFor(licence),
  });
  if (pathname === OPEN_DATA_PATH)
    return {
      locale: DEFAULT_LOCALE,
      make: async (context) => told('text/markdown; charset=utf-8', guideText(live, await around(context))),
    };
  if (pathname === CATALOGUE_PATH)
    return {
      locale: DEFAULT_LOCALE,
      make: async (context) => told(DATA_FORMATS.json, catalogueText(live, await around(context))),
    };
  if (pathname === BUILDING_PATH)
    return {
      locale: DEFAULT_LOCALE,
      make: async (_, contextOf) => {
        const archive = await buildingArchive(live.map(contextOf));
        return archive && told('application/zip', archive);
      },
    };
  for (const locale of live)
    for (const set of DATA_SETS)
      for (const format of Object.keys(DATA_FORMATS) as DataFormat[])
        if (dataSetPath(set, format, locale) === pathname)
          return {
            locale,
            make: async (context) => {
              const known = await around(context);
              const records = await RECORDS[set](context, known);
              return told(DATA_FORMATS[format], dataText({ set, format, locale }, records, known));
            },
          };
  return undefined;
}

const headersFor = (licence: DataLicence): DocumentBody['headers'] => [
  ...OPEN_TO_ALL,
  ['link', `<${licence.url}>; rel="license", <${OPEN_DATA_PATH}>; rel="describedby"`],
];

const RECORDS: Record<DataSet, (context: LoadContext, site: DataAround) => Promise<FullRecord[]>> = {
  async shops(context, site) {
    return (await shops(context)).map((shop) => shopRecord(shop, site));
  },
  async hours(context, site) {
    const [{ places }, all] = await Promise.all([loadShell(context), shops(context)]);
    // A shop that is a place of the header as well has the same hours there.
    return [
      ...places.map((place) => hoursRecord(place, 'place', site)),
      ...all.map((shop) => hoursRecord(shop, 'shop', site)),
    ];
  },
  async offers(context, site) {
    const make = cardContext(context);
    context.content.trueUntil(dayEnds(context.now, context.timeZone));
    return (await readOffers(context.content))
      .filter((offer) => offerState(offer, context) !== 'ended')
      .map((offer) => offerRecord(offerCard(offer, make), site));
  },
  async events(context, site) {
    const make = cardContext(context);
    context.content.trueUntil(dayEnds(context.now, context.timeZone));
    return (await readCurrentEvents(context)).map((event) =>
      eventRecord(omitUndefined({ ...eventCard(event, make), lead: plainText(event.lead) }), site),
    );
  },
};

async function shops(context: LoadContext) {
  const [found, make] = await Promise.all([context.content.read('searchData', {}), shopCardContext(context)]);
  // Special days come into sight and go with the day.
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  return (found?.tenants ?? []).map((tenant) =>
    omitUndefined({
      ...tenantCard(tenant, make),
      slug: tenant.slug.trim(),
      category: trimToUndefined(tenant.menu_category?.name),
    }),
  );
}
