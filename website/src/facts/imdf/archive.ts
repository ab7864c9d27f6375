import type { MapFeature } from '../../features/map/building/geojson.ts';
import type { IdOf } from './feature-ids.ts';
import { IMDF_TYPES, type ImdfFeature, type Labels } from './imdf.ts';
import { feature, type Plan, type PlanNames, planFeatures, pointGeometry } from './plan-features.ts';
import { innerPoint, polygonal } from './rings.ts';

/** A shop as the archive tells of it. */
export interface ImdfShop {
  /** What stays when its name changes. */
  key: string;
  /** As on the door. */
  room: string;
  name: Labels;
  /** Absolute; undefined when the address of the site is not known. */
  website?: string;
  /** In OpenStreetMap's syntax. */
  hours?: string;
  /** Departments with a daily menu are where one eats; the content says nothing else of a shop's trade. */
  restaurant: boolean;
}

export interface ImdfCentre {
  name: Labels;
  address: { street: string; locality: string; country: string; postalCode?: string };
  hours?: string;
  /** As it is dialled. */
  phone?: string;
  website?: string;
}

interface ImdfSource {
  centre: ImdfCentre;
  plan: readonly MapFeature[];
  names: PlanNames;
  shops: readonly ImdfShop[];
  /** Of the labels that are meant when nobody says which (BCP 47). */
  language: string;
  /** ISO 8601 with an offset. */
  created: string;
  idOf: IdOf;
}

interface ImdfFile {
  name: string;
  text: string;
}

/** The files of an archive; null when the plan holds no floor. Types of which there is nothing have no file. */
export function imdfFiles({
  plan: source,
  names,
  language,
  created,
  ...about
}: ImdfSource): ImdfFile[] | null {
  const plan = planFeatures(source, about.idOf, names);
  if (!plan) return null;
  const features = [...surroundings(plan, about), ...plan.features, ...occupants(plan, about)];
  const manifest = { version: '1.0.0', created, generated_by: null, language, extensions: null };
  return [
    { name: 'manifest.json', text: JSON.stringify(manifest) },
    ...IMDF_TYPES.flatMap((type): ImdfFile[] => {
      const of = features.filter(({ feature_type }) => feature_type === type);
      if (of.length === 0) return [];
      const collection = { type: 'FeatureCollection', name: type, features: of };
      return [{ name: `${type}.geojson`, text: JSON.stringify(collection) }];
    }),
  ];
}

type About = Pick<ImdfSource, 'centre' | 'shops' | 'idOf'>;

/** E.164. */
const phoneOf = (phone: string | undefined) => (phone && /^\+[1-9]\d{1,14}$/.test(phone) ? phone : null);

/** The centre, its house and its address. */
function surroundings({ extent, ground }: Plan, { centre, idOf }: About): ImdfFeature[] {
  const { address } = centre;
  const [addressId, buildingId] = [idOf('address', 'centre'), idOf('building', 'building')];
  const middle = pointGeometry(innerPoint(extent));
  return [
    feature('address', addressId, null, {
      address: address.street,
      unit: null,
      locality: address.locality,
      province: null,
      country: address.country,
      postal_code: address.postalCode ?? null,
      postal_code_ext: null,
      postal_code_vanity: null,
    }),
    feature('venue', idOf('venue', 'centre'), polygonal([extent]), {
      category: 'shoppingcenter',
      restriction: null,
      name: centre.name,
      alt_name: null,
      hours: centre.hours ?? null,
      phone: phoneOf(centre.phone),
      website: centre.website ?? null,
      display_point: middle,
      address_id: addressId,
    }),
    feature('building', buildingId, null, {
      name: centre.name,
      alt_name: null,
      category: 'unspecified',
      restriction: null,
      display_point: middle,
      address_id: addressId,
    }),
    feature('footprint', idOf('footprint', 'building'), polygonal(ground.rings), {
      category: ground.below ? 'subterranean' : 'ground',
      name: null,
      building_ids: [buildingId],
    }),
  ];
}

/** Shops whose room is on the plan, each with the point of its label. */
function occupants({ rooms }: Plan, { shops, idOf }: About): ImdfFeature[] {
  const taken = new Set<string>();
  return shops.flatMap((shop): ImdfFeature[] => {
    const room = rooms.get(shop.room);
    if (!room || taken.has(shop.room)) return [];
    taken.add(shop.room);
    const anchor = idOf('anchor', shop.room);
    const several = shops.some((other) => other !== shop && other.key === shop.key);
    return [
      feature('anchor', anchor, pointGeometry(room.at), { address_id: null, unit_id: room.unit }),
      feature('occupant', idOf('occupant', `${shop.key} ${shop.room}`), null, {
        name: shop.name,
        category: shop.restaurant ? 'restaurant' : 'shopping',
        anchor_id: anchor,
        hours: shop.hours ?? null,
        phone: null,
        website: shop.website ?? null,
        validity: null,
        correlation_id: several ? idOf('shop', shop.key) : null,
      }),
    ];
  });
}
