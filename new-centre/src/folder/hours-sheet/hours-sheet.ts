import type { Remark } from '../../remark.ts';
import type { Languages, NamedDay, Place, Shop, Timetable, Words } from '../centre.ts';
import type { FolderFiles } from '../folder-files.ts';
import type { Span } from '../hours/spans.ts';
import { namedDays } from '../hours/special-days.ts';
import { joined, type Segment, weekOf } from '../hours/week.ts';
import type { Missing } from '../languages.ts';
import { nearest } from '../nearest.ts';
import type { Settings } from '../settings/settings.ts';
import { wordsOf } from '../sheets/cell-words.ts';
import { lineOf } from '../sheets/cells.ts';
import { HOURS_COLUMNS, type HoursColumn } from '../sheets/columns.ts';
import { readTable, type Table, type TableRow } from '../sheets/table.ts';
import { keysOf, slugOf } from '../slugs.ts';
import { guessed, leftOut, quoted } from '../telling.ts';
import { spansOf, whenOf } from './hours-row.ts';

type Row = TableRow<HoursColumn>;

/** What the sheet says of one place or shop. */
interface Owner {
  slug: string;
  apart: '';
  /** As a place is called; a shop has its own name. */
  name: Words;
  /** The row that names it first. */
  row: Row;
  segments: Segment[];
  days: Map<string, { spans: readonly Span[]; name: Words | undefined }>;
}

interface HoursRead {
  centre: Timetable;
  shops: Shop[];
  places: Place[];
}

/**
 * Adds what hours.csv or hours.xlsx says: rows without a place are the centre's. A week that it has for the centre or a
 * shop goes before the one that is written elsewhere; of special days it does so date by date.
 */
export async function readHoursSheet(
  files: FolderFiles,
  settings: Settings,
  shops: readonly Shop[],
  missing: Missing,
  remarks: Remark[],
): Promise<HoursRead> {
  const { languages } = settings;
  const asIs = { centre: settings.hours, shops: [...shops], places: [] };
  const table = await readTable<HoursColumn>(
    'hours',
    HOURS_COLUMNS,
    ['weekday', 'date'],
    files,
    languages,
    remarks,
  );
  if (!table) return asIs;
  const owners = ownersOf(table, settings, shops, missing);
  const timetable = (owner: Owner | undefined, known: Timetable) =>
    owner ? merged(owner, known, table) : known;
  const centre = timetable(owners.centre, settings.hours);
  const timed = shops.map((shop) => {
    const owner = owners.shops.get(shop.key);
    return owner ? { ...shop, hours: timetable(owner, shop.hours) } : shop;
  });
  const keys = keysOf([...owners.places.values()]);
  const places = [...owners.places.values()].map((owner) => ({
    key: keys.get(owner) ?? owner.slug,
    name: owner.name,
    hours: timetable(owner, { week: [], special: [] }),
  }));
  return { centre, shops: timed, places };
}

interface Owners {
  centre: Owner | undefined;
  /** By key. */
  shops: Map<string, Owner>;
  /** By slug. */
  places: Map<string, Owner>;
}

function kept(owners: Map<string, Owner>, key: string, fresh: () => Owner): Owner {
  const owner = owners.get(key) ?? fresh();
  owners.set(key, owner);
  return owner;
}

function ownersOf(
  table: Table<HoursColumn>,
  settings: Settings,
  shops: readonly Shop[],
  missing: Missing,
): Owners {
  const owners: Owners = { centre: undefined, shops: new Map(), places: new Map() };
  for (const row of table.rows) {
    const owner = ownerOf(row, owners, table, settings, shops, missing);
    if (owner) readRow(owner, row, table, settings.languages, missing);
  }
  return owners;
}

/** Whose hours a row says: those of the shop or the place that it names, else the centre's. */
function ownerOf(
  row: Row,
  owners: Owners,
  table: Table<HoursColumn>,
  { languages, name }: Settings,
  shops: readonly Shop[],
  missing: Missing,
): Owner | undefined {
  const [main] = languages;
  const said = lineOf(row.cell('shop'));
  const place =
    said === '' ? wordsOf(table, row, { key: 'place', isProper: true }, languages, missing) : undefined;
  const text = said || (place?.[main] ?? '');
  const slug = slugOf(text);
  const fresh = (): Owner => ({
    slug,
    apart: '',
    name: place ?? { [main]: text },
    row,
    segments: [],
    days: new Map(),
  });
  const shop = text === '' ? undefined : shopNamed(slug, shops);
  if (shop) return kept(owners.shops, shop.key, fresh);
  if (text === '' || slug === slugOf(name[main] ?? '')) {
    owners.centre ??= fresh();
    return owners.centre;
  }
  if (said === '') return kept(owners.places, slug, fresh);
  const meant = nearest(
    said,
    shops.map((one) => one.name[main] ?? one.key),
  );
  const mend = meant ? `Did you mean "${meant}"?` : 'Write its name as in the sheet of shops.';
  table.tell(row.at('shop'), leftOut(`There is no shop ${quoted(said)}.`, mend));
  return undefined;
}

const shopNamed = (slug: string, shops: readonly Shop[]): Shop | undefined =>
  shops.find(({ key }) => key === slug) ??
  shops.find(({ name }) => Object.values(name).some((one) => slugOf(one) === slug));

function readRow(
  owner: Owner,
  row: Row,
  table: Table<HoursColumn>,
  languages: Languages,
  missing: Missing,
): void {
  const when = whenOf(row, languages);
  if (when.fault) table.tell(row.at(when.column), when.fault);
  const spans = spansOf(row);
  if (spans.fault) table.tell(row.at(spans.column), spans.fault);
  if (!when.value || !spans.value) return;
  if ('days' in when.value) {
    owner.segments.push({ days: when.value.days, spans: spans.value });
    return;
  }
  const { date } = when.value;
  const before = owner.days.get(date);
  const found = joined(before?.spans, spans.value);
  if (found.isTwice)
    table.tell(
      row.at(when.column),
      guessed(`${date} stands twice; the later row was taken.`, 'Take one of them out.'),
    );
  const name = wordsOf(table, row, { key: 'name' }, languages, missing, date) ?? before?.name;
  owner.days.set(date, { spans: found.spans, name });
}

function merged(owner: Owner, known: Timetable, { tell }: Table<HoursColumn>): Timetable {
  const { week, fault } = weekOf(owner.segments);
  const at = owner.row.at('weekday');
  if (fault)
    tell(at, { ...fault, problem: `${Object.values(owner.name)[0] || 'The centre'}: ${fault.problem}` });
  if (week.length > 0 && known.week.length > 0)
    tell(
      at,
      guessed(
        'These hours were taken instead of those that are written elsewhere.',
        'Write hours in one place alone.',
      ),
    );
  const special: NamedDay[] = [...owner.days].flatMap(([date, { spans, name }]) =>
    namedDays(date, spans, name),
  );
  const others = known.special.filter(({ date }) => !owner.days.has(date));
  return {
    week: week.length > 0 ? week : known.week,
    special: [...others, ...special].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  };
}
