import { centreDate, instantOf } from '@mall/contract/centre-time.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { omitUndefined, trimToUndefined } from '../../content/fields/text.ts';
import { osmHours } from '../../facts/hours/osm-hours.ts';
import { type ImdfCentre, type ImdfShop, imdfFiles } from '../../facts/imdf/archive.ts';
import { featureIds } from '../../facts/imdf/feature-ids.ts';
import type { Labels } from '../../facts/imdf/imdf.ts';
import type { PlanNames } from '../../facts/imdf/plan-features.ts';
import { shopKind } from '../../facts/structured-data/shop.ts';
import { absolute } from '../../facts/structured-data/site.ts';
import { type CentreContact, loadCentreContact } from '../../features/contact/centre-contact.ts';
import { AMENITIES } from '../../features/map/amenity-words.ts';
import { readFeatures } from '../../features/map/building/geojson.ts';
import { readBuilding } from '../../features/map/building/read-building.ts';
import { loadMapSource, loadPlacedShops } from '../../features/map/load-map.ts';
import type { MapShop } from '../../features/map/map-models.ts';
import { address } from '../../i18n/addresses.ts';
import { floorName } from '../../i18n/floor-name.ts';
import { htmlLang } from '../../i18n/locales.ts';
import { type Translate, translator } from '../../i18n/translator.ts';
import { loadShell } from '../../layout/load-shell.ts';
import type { Shell } from '../../layout/shell.ts';
import { floorSign, roomSign } from '../../ui/floors/floor.ts';
import { zip } from './zip.ts';

interface Language {
  tag: string;
  t: Translate;
  shell: Shell;
  /** By room. */
  shops: ReadonlyMap<string, Shop>;
}

interface Shop extends MapShop {
  key: string;
  restaurant: boolean;
}

/**
 * The building as an IMDF archive, with the words of all live languages. Null where the map draws no plan, and where
 * the centre's name, town or country is not known: the standard wants all of them.
 * @param of contexts of the live languages, the centre's own first
 */
export async function buildingArchive(of: readonly LoadContext[]): Promise<Buffer | null> {
  const [own] = of;
  if (!own) return null;
  const { now, timeZone, content } = own;
  const [source, contact, languages] = await Promise.all([
    loadMapSource(own),
    loadCentreContact(own),
    Promise.all(of.map(loadLanguage)),
  ]);
  // Special days come into sight and go with the day.
  content.trueUntil(dayEnds(now, timeZone));
  const [first] = languages;
  const postal = addressOf(contact);
  const name = labelsOf(languages, ({ shell }) => shell.centreName);
  if (!first || !postal || Object.keys(name).length === 0 || !readBuilding(source)) return null;
  const base = first.shell.frontend ?? '';
  const files = imdfFiles({
    centre: omitUndefined({
      name,
      address: postal,
      hours: osmHours(first.shell.centreHours),
      phone: contact.phone,
      website: webAddress(address('home', {}, own.locale), base),
    }),
    plan: readFeatures(source),
    names: namesIn(languages),
    shops: shopsIn(languages, base),
    language: first.tag,
    // Of the day: an archive that says the same as an hour ago is the same, and keeps its ETag.
    created: `${instantOf(centreDate(now, timeZone), '00:00', timeZone).toISOString().slice(0, 19)}Z`,
    idOf: featureIds(base),
  });
  return files && zip(files);
}

async function loadLanguage(context: LoadContext): Promise<Language> {
  const { content, locale } = context;
  const [shell, { shops }, search] = await Promise.all([
    loadShell(context),
    loadPlacedShops(context),
    orWithout(content, content.read('searchData', {})),
  ]);
  const departments = shell.menu.flatMap(({ subCategories }) => subCategories);
  const traits = new Map(
    search?.tenants.map((tenant) => {
      const slug = trimToUndefined(tenant.menu_sub_category?.subCategorySlug);
      const subCategory = departments.find((one) => one.slug === slug);
      const restaurant = shopKind(omitUndefined({ subCategory }), shell.menu) === 'Restaurant';
      return [tenant.slug.trim(), { key: trimToUndefined(tenant.documentId), restaurant }] as const;
    }),
  );
  return {
    tag: htmlLang(locale),
    t: translator(locale),
    shell,
    shops: new Map(
      shops.map((shop) => {
        const { key = shop.slug, restaurant = false } = traits.get(shop.slug) ?? {};
        return [shop.room, { ...shop, key, restaurant }];
      }),
    ),
  };
}

/** What something is called, in each language that has a word for it; two locales of one language are one, the first. */
function labelsOf(languages: readonly Language[], say: (language: Language) => string | undefined): Labels {
  const labels = new Map<string, string>();
  for (const language of languages) {
    const said = say(language);
    if (said && !labels.has(language.tag)) labels.set(language.tag, said);
  }
  return Object.fromEntries(labels);
}

function namesIn(languages: readonly Language[]): PlanNames {
  return {
    floor: (level) => labelsOf(languages, ({ t }) => floorName(level, t)),
    floorSign: (level) => labelsOf(languages, () => floorSign(level)),
    room: (room) => labelsOf(languages, () => roomSign(room)),
    entrance: (sign) => labelsOf(languages, ({ t }) => t('map:entrance', { sign })),
    amenity: (kind) => labelsOf(languages, ({ t }) => t(AMENITIES[kind].name)),
  };
}

/** What the first language says of a shop that has it; names come from all of them. */
function shopsIn(languages: readonly Language[], base: string): ImdfShop[] {
  const rooms = new Map<string, Shop>();
  for (const { shops } of languages)
    for (const [room, shop] of shops) if (!rooms.has(room)) rooms.set(room, shop);
  return [...rooms].map(([room, shop]) =>
    omitUndefined({
      key: shop.key,
      room,
      name: labelsOf(languages, ({ shops }) => shops.get(room)?.name),
      website: webAddress(shop.href, base),
      // Hours of a shop that has not opened yet are told nowhere.
      hours: shop.openingSoon ? undefined : osmHours(shop.hours),
      restaurant: shop.restaurant,
    }),
  );
}

/** Undefined for what is no address of the web. */
function webAddress(href: string, base: string): string | undefined {
  const whole = absolute(href, { base });
  return /^https?:\/\//.test(whole) ? whole : undefined;
}

function addressOf({ address: of }: CentreContact): ImdfCentre['address'] | undefined {
  if (of?.locality === undefined || of.country === undefined) return undefined;
  return omitUndefined({
    street: of.street,
    locality: of.locality,
    country: of.country,
    postalCode: of.postalCode,
  });
}
