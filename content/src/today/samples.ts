import { DEFAULT_LOCALE } from '@mall/contract';
import { levelName, worded } from '../desks/titles';
import { storedText } from '../kit/rows';
import { type Row, table, type Where } from '../kit/table';

/** Fields as a form of the admin holds them while it is not saved. */
type FormValues = Readonly<Record<string, unknown>>;

/** The first of a list in a form; keys are how the form tells rows apart. */
const FIRST = { __temp_key__: 'a0' };

/** A relation to an entry that is there, as the form holds one that is chosen and not saved. */
function chosen(row: Row | null | undefined): { connect: object[]; disconnect: [] } {
  if (!row) return { connect: [], disconnect: [] };
  const { id, documentId, locale } = row;
  const place = { id, documentId, ...(locale ? { locale } : {}) };
  return { connect: [{ ...place, ...FIRST, apiData: { ...place, isTemporary: true } }], disconnect: [] };
}

const first = (type: string, by: string, where: Where = {}): Promise<Row | null> =>
  table(type).findOne({ where, orderBy: [{ [by]: 'asc' }, { id: 'asc' }] });

/** The one that visitors walk into, else the lowest. */
async function groundFloor(): Promise<Row | null> {
  return (await first('location', 'level', { level: 0 })) ?? first('location', 'level');
}

async function shop(): Promise<FormValues> {
  return {
    name: worded(['Nazwa sklepu', 'Name of the shop']),
    lead: worded(['Jedno zdanie o tym, co się tu znajdzie.', 'A sentence on what is found here.']),
    openingHours: [{ ...FIRST, day: 'Monday-Saturday', openingHour: '10:00', closingHour: '20:00' }],
    mall_room: chosen(await first('mall-room', 'room_id')),
    location: chosen(await groundFloor()),
    menu_category: chosen(await first('menu-category', 'order', { locale: DEFAULT_LOCALE })),
  };
}

const centre = () => worded(['Nazwa centrum', 'Name of the centre']);

async function home(): Promise<FormValues> {
  const header: Row | null = await table('header').findOne({ where: { locale: DEFAULT_LOCALE } });
  return {
    heading: storedText(header?.centreName) ?? centre(),
    text: worded([
      'Sklepy, restauracje i usługi pod jednym dachem.',
      'Shops, restaurants and services under one roof.',
    ]),
  };
}

/** The map has none: its coordinates lie somewhere on Earth, and nobody writes over them by hand. */
const SAMPLES: Readonly<Record<string, () => FormValues | Promise<FormValues>>> = {
  location: () => ({ floorName: levelName(0), level: 0 }),
  'mall-room': () => ({ room_id: '0.01' }),
  'menu-category': () => ({
    name: worded(['Moda', 'Fashion']),
    lead: worded(['Ubrania, buty i dodatki.', 'Clothes, shoes and accessories.']),
  }),
  header: () => ({ centreName: centre() }),
  'opening-time': () => ({
    opening_hours: [
      {
        ...FIRST,
        for_what: worded(['Galeria', 'Centre']),
        day: 'Monday-Saturday',
        opening_hour: '10:00',
        closing_hour: '20:00',
        isActive: true,
        order: 0,
      },
    ],
  }),
  tenant: shop,
  'home-page': home,
};

/**
 * What a form of a type may begin with in a new centre, to be written over: in the centre's own language where these words
 * have it, else in English. It speaks of no centre. Undefined for a type without one.
 */
export async function sampleOf(type: string): Promise<FormValues | undefined> {
  return Object.hasOwn(SAMPLES, type) ? SAMPLES[type]?.() : undefined;
}
