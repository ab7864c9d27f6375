import { csv } from '@mall/contract/files/csv.ts';
import { htmlLang, type Locale } from '../../i18n/locales.ts';
import type { DataLicence } from './licences.ts';
import type { FullRecord } from './records.ts';

/** Everything of open data stands under it; the number changes when a field goes or means something else. */
export const OPEN_DATA_PATH = '/data';
const VERSION = 1;

export const DATA_SETS = ['shops', 'hours', 'offers', 'events'] as const;
export type DataSet = (typeof DATA_SETS)[number];

export const DATA_FORMATS = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
export type DataFormat = keyof typeof DATA_FORMATS;

export const CATALOGUE_PATH = `${OPEN_DATA_PATH}/v${VERSION}/catalogue.json`;

/** The building as an archive of IMDF, the same for all languages. */
export const BUILDING_PATH = `${OPEN_DATA_PATH}/v${VERSION}/building.imdf.zip`;

export const dataSetPath = (set: DataSet, format: DataFormat, locale: Locale) =>
  `${OPEN_DATA_PATH}/v${VERSION}/${locale}/${set}.${format}`;

export interface DataAround {
  /** Address of the public site without a trailing slash; may be empty. */
  base: string;
  centreName: string;
  licence: DataLicence;
  timeZone: string;
}

/** A set as text. JSON says under which licence it is given; with CSV a header of the answer does. */
export function dataText(
  { set, format, locale }: { set: DataSet; format: DataFormat; locale: Locale },
  records: readonly FullRecord[],
  { base, centreName, licence, timeZone }: DataAround,
): string {
  if (format === 'csv') return csv(records.map(({ row }) => row));
  return JSON.stringify({
    version: VERSION,
    set,
    language: htmlLang(locale),
    timeZone,
    licence,
    attribution: centreName,
    source: base + dataSetPath(set, format, locale),
    items: records.map(({ row, more }) => ({ ...row, ...more })),
  });
}

/** What there is, for programs. */
export function catalogueText(live: readonly Locale[], around: DataAround): string {
  const { base, centreName, licence, timeZone } = around;
  return JSON.stringify({
    version: VERSION,
    title: centreName,
    documentation: base + OPEN_DATA_PATH,
    licence,
    attribution: centreName,
    timeZone,
    sets: DATA_SETS.flatMap((set) =>
      live.map((locale) => ({
        set,
        language: htmlLang(locale),
        json: base + dataSetPath(set, 'json', locale),
        csv: base + dataSetPath(set, 'csv', locale),
      })),
    ),
    archives: [{ set: 'building', format: 'IMDF 1.0.0', zip: base + BUILDING_PATH }],
  });
}

/** What there is, for people who write programs. */
export function guideText(
  live: readonly Locale[],
  { base, centreName, licence, timeZone }: DataAround,
): string {
  const [first = 'en'] = live;
  const of = (set: DataSet, says: string) => `- \`${dataSetPath(set, 'json', first)}\`, \`.csv\`: ${says}`;
  return `# Open data: ${centreName}

What the pages of ${base || 'this site'} show, for programs. Licence: [${licence.name}](${licence.url}). Name ${centreName} as the source.

## Sets

${of('shops', 'every shop with its category, floor (its number), room, hours and page')}
${of('hours', 'the centre first, then its other places and every shop. `opening_hours` has the week and the days that differ from it')}
${of('offers', 'offers that run or are to come, with their shop')}
${of('events', 'events to come and running')}

- \`${BUILDING_PATH}\`: the building, in all languages at once: floors, rooms, doors, lifts and the like, and which shop is where ([IMDF 1.0.0](https://docs.ogc.org/cs/20-094/), GeoJSON in a ZIP)

In place of \`${first}\` any of: ${live.join(', ')}. All of them by address: [catalogue](${base}${CATALOGUE_PATH}).

## Fields

- Times without a zone are the centre's (${timeZone}); \`starts\` and \`ends\` are days (YYYY-MM-DD) or instants (ISO 8601), the last day included.
- \`opening_hours\` is OpenStreetMap's syntax. Null: not known. \`exceptions\` (JSON only) are days that differ; 26:00 is 02:00 of the day after.
- \`id\` is the same in every set of a language. New fields may come; none goes or changes its meaning under \`v${VERSION}\`.
- CSV: UTF-8 with a byte order mark, commas, every cell quoted, an apostrophe before what a spreadsheet would take for a formula.

## Asking

Any origin may read (CORS). An answer has an \`ETag\`: send it back in \`If-None-Match\` and get 304 while nothing has changed. A minute between two questions is enough: an edit shows within seconds, a kept answer is good for 60. While the content cannot be had the last answer stays, with \`x-cache: stale\`.

Events, the cinema's programme and a shop's events are calendars at their page's address with \`.ics\`, offers and press are Atom with \`.atom\`, and any page is Markdown with \`Accept: text/markdown\`.
`;
}
