import { omitUndefined } from '@mall/contract/fields.ts';
import type { Remark } from '../../remark.ts';
import type { Languages, Shop, Words } from '../centre.ts';
import type { FolderFiles } from '../folder-files.ts';
import type { Missing } from '../languages.ts';
import type { Settings } from '../settings/settings.ts';
import { wordsOf } from '../sheets/cell-words.ts';
import { readDate, readEmail, readPhone, readWebsite } from '../sheets/cells.ts';
import { SHOP_COLUMNS, type ShopColumn } from '../sheets/columns.ts';
import type { Cell } from '../sheets/sheet.ts';
import { readTable, type Table, type TableRow } from '../sheets/table.ts';
import { keysOf, slugOf } from '../slugs.ts';
import { counted, guessed, leftOut, listed, quoted, type Read, tellOf } from '../telling.ts';
import { readChoice } from './choices.ts';
import { type Pictures, picturesIn } from './pictures.ts';
import { habitsOf, type RoomHabits, readRoom } from './rooms.ts';
import { shopWeek } from './shop-hours.ts';

interface Draft {
  row: TableRow<ShopColumn>;
  name: Words;
  room: string | undefined;
  slug: string;
  /** Tells shops of one name apart, whatever their order. */
  apart: string;
}

interface ShopsRead {
  shops: Shop[];
  pictures: Pictures;
}

/** The shops of shops.csv or shops.xlsx. Rows without a name, or that stand twice, are left out. */
export async function readShops(
  files: FolderFiles,
  settings: Settings,
  missing: Missing,
  remarks: Remark[],
): Promise<ShopsRead> {
  const { languages, categories } = settings;
  const pictures = picturesIn(files, remarks);
  const before = remarks.length;
  const table = await readTable<ShopColumn>('shops', SHOP_COLUMNS, ['name'], files, languages, remarks);
  if (!table) {
    if (remarks.length === before)
      tellOf(remarks, 'shops.csv')(
        'the file',
        leftOut('There is neither shops.csv nor shops.xlsx.', 'Save the list of shops as one of them.'),
      );
    return { shops: [], pictures };
  }
  const drafts = draftsOf(table, languages, missing);
  const keys = keysOf(drafts);
  tellTwice(drafts, keys, table);
  if (categories.length === 0 && table.has('category'))
    table.tell(
      table.place('category'),
      leftOut(
        'There are no categories in centre.yaml, so that this column was not read.',
        'List them there.',
      ),
    );
  const shops = drafts.map((draft) =>
    shopOf(draft, keys.get(draft) ?? draft.slug, table, settings, missing, pictures),
  );
  tellCounts(shops, settings, table);
  return { shops, pictures };
}

function draftsOf(table: Table<ShopColumn>, languages: Languages, missing: Missing): Draft[] {
  const habits = habitsOf(table.rows.map((row) => row.cell('room')));
  const seen = new Map<string, number>();
  return table.rows.flatMap((row): Draft[] => {
    const name = wordsOf(table, row, { key: 'name', isProper: true }, languages, missing);
    if (!name) {
      table.tell(row.at('name'), leftOut('The shop has no name; its row was left out.', 'Write its name.'));
      return [];
    }
    const slug = slugOf(name[languages[0]] ?? '');
    const room = roomOf(row, habits, table);
    const id = `${slug}/${room ?? ''}`;
    const first = seen.get(id);
    if (first !== undefined) {
      const same = `The shop ${quoted(name[languages[0]] ?? '')} stands in row ${first} already, in the same room`;
      table.tell(
        row.at('name'),
        leftOut(`${same}; this row was left out.`, 'Give each shop one row, with its room.'),
      );
      return [];
    }
    seen.set(id, row.row);
    return [{ row, name, room, slug, apart: room ?? '' }];
  });
}

function roomOf(
  row: TableRow<ShopColumn>,
  habits: RoomHabits,
  { tell }: Table<ShopColumn>,
): string | undefined {
  const { value, fault } = readRoom(row.cell('room'), habits);
  if (fault) tell(row.at('room'), fault);
  return value;
}

function tellTwice(
  drafts: readonly Draft[],
  keys: ReadonlyMap<Draft, string>,
  { tell }: Table<ShopColumn>,
): void {
  const names = new Map<string, number>();
  const rooms = new Map<string, number>();
  for (const draft of drafts) {
    const { row, slug, room } = draft;
    const sameName = names.get(slug);
    if (sameName === undefined) names.set(slug, row.row);
    else
      tell(
        row.at('name'),
        guessed(
          `The shop in row ${sameName} has the same name; this one is at the address ${quoted(keys.get(draft) ?? slug)}.`,
          'Tell them apart by name where they are no branches of one shop.',
        ),
      );
    const sameRoom = room === undefined ? undefined : rooms.get(room);
    if (sameRoom !== undefined)
      tell(
        row.at('room'),
        guessed(
          `The shop in row ${sameRoom} has the room ${room} too; the map shows one of them.`,
          'Give each shop its own room.',
        ),
      );
    else if (room !== undefined) rooms.set(room, row.row);
  }
}

function shopOf(
  { row, name, room }: Draft,
  key: string,
  table: Table<ShopColumn>,
  { languages, categories }: Settings,
  missing: Missing,
  pictures: Pictures,
): Shop {
  const { tell } = table;
  const read = (column: ShopColumn, reader: (cell: Cell) => Read<string>) => {
    const { value, fault } = reader(row.cell(column));
    if (fault) tell(row.at(column), fault);
    return value;
  };
  const whose = name[languages[0]];
  const words = (column: 'description' | 'keywords', isLong: boolean) =>
    wordsOf(table, row, { key: column, isLong }, languages, missing, whose);
  return omitUndefined({
    key,
    name,
    room,
    ...readChoice(row, categories, tell),
    phone: read('phone', readPhone),
    email: read('email', readEmail),
    website: read('website', readWebsite),
    description: words('description', true),
    keywords: words('keywords', false),
    opening: read('opening', readDate),
    hours: { week: shopWeek(row, languages, tell), special: [] },
    logo: pictures.of('logo', row, key, tell),
    picture: pictures.of('picture', row, key, tell),
    row: row.row,
  });
}

/** What is said of all shops at once. */
function tellCounts(
  shops: readonly Shop[],
  { categories, languages }: Settings,
  { tell, place }: Table<ShopColumn>,
): void {
  const say = (column: ShopColumn, what: string, mend: string, lacks: (shop: Shop) => boolean) => {
    const found = shops.filter(lacks).map(({ name }) => name[languages[0]] ?? '');
    if (found.length > 0)
      tell(
        place(column),
        leftOut(`${counted(found.length, 'shop')} without ${what}: ${listed(found)}.`, mend),
      );
  };
  const names = 'Put it into pictures/, named after the slug of the shop';
  say('picture', 'a picture', `${names}: zara.jpg.`, ({ picture }) => picture === undefined);
  say('logo', 'a logo', `${names}: zara-logo.svg.`, ({ logo }) => logo === undefined);
  if (categories.length > 0)
    say(
      'category',
      'a category',
      'No list of shops shows them until they have one.',
      ({ category }) => category === undefined,
    );
}

/** Categories that no shop has, told once. */
export function tellEmptyCategories(
  shops: readonly Shop[],
  { categories, languages }: Settings,
  file: string,
  remarks: Remark[],
): void {
  const used = new Set(shops.map(({ category }) => category));
  const empty = categories
    .filter(({ key }) => !used.has(key))
    .map(({ name, key }) => name[languages[0]] ?? key);
  if (shops.length > 0 && empty.length > 0)
    tellOf(remarks, file)(
      'key categories',
      guessed(
        `${counted(empty.length, 'category', 'categories')} without shops: ${listed(empty)}.`,
        'Look whether they are meant.',
      ),
    );
}
