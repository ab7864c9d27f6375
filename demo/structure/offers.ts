import type { OfferData, OfferTypeData, SpecialPromotionData } from './shapes.ts';
import type { TenantKey } from './tenants.ts';

/** Kinds of offers; `icon` names a pictogram of the website. Colour belongs to floors, so all grounds are ink. */
export const OFFER_TYPES = [
  { key: 'discount', icon: 'percent', backgroundColor: '#17130E' },
  { key: 'fixedPrice', icon: 'star', backgroundColor: '#17130E' },
  { key: 'bundle', icon: 'plus', backgroundColor: '#17130E' },
  { key: 'free', icon: 'gift', backgroundColor: '#17130E' },
  { key: 'service', icon: 'service', backgroundColor: '#17130E' },
  { key: 'daily', icon: 'clock', backgroundColor: '#17130E' },
] as const satisfies readonly OfferTypeData[];

type OfferTypeKey = (typeof OFFER_TYPES)[number]['key'];

export const SPECIAL_PROMOTIONS = [
  { key: 'blackWeek', picture: 'promo-midnight' },
] as const satisfies readonly SpecialPromotionData[];

type SpecialPromotionKey = (typeof SPECIAL_PROMOTIONS)[number]['key'];

/**
 * Offers. `starts` and `ends` are whole days after the day of the first start, in the centre's zone: an offer
 * begins at 00:00 of the one and ends at 23:59 of the other (0 = ends today). Each has a poster of its own.
 */
// biome-ignore format: one offer a line
export const OFFERS = [
  { key: 'hallandCoats', tenant: 'halland', starts: -4, ends: 9, promoted: true, type: 'discount', label: { percent: 40 }, picture: 'offer-coat', special: 'blackWeek' },
  { key: 'zorzaWednesday', tenant: 'zorza', starts: -60, ends: 90, promoted: true, type: 'fixedPrice', label: { price: 19 }, picture: 'offer-seats' },
  { key: 'dwarogiCoffee', tenant: 'dwarogi', starts: -20, ends: 60, promoted: true, type: 'daily', label: { price: 5 }, picture: 'offer-coffee' },
  { key: 'papirusBooks', tenant: 'papirus', starts: -8, ends: 24, promoted: true, type: 'bundle', label: { sign: '2+1' }, picture: 'offer-books' },
  { key: 'atolEyes', tenant: 'atol', starts: -15, ends: 25, promoted: true, type: 'free', label: { price: 0 }, picture: 'offer-eyes' },
  { key: 'tedySecond', tenant: 'tedy', starts: -10, ends: 12, promoted: true, type: 'bundle', label: { sign: '½' }, picture: 'offer-shoes' },
  { key: 'zapasOranges', tenant: 'zapas', starts: -1, ends: 5, promoted: true, type: 'discount', label: { percent: 30 }, picture: 'offer-oranges' },
  { key: 'grubePizza', tenant: 'grubeciasto', starts: -11, ends: 30, promoted: true, type: 'fixedPrice', label: { price: 22 }, picture: 'offer-pizza' },
  { key: 'lewaprawaSocks', tenant: 'lewaprawa', starts: -14, ends: 30, promoted: true, type: 'bundle', label: { sign: '3+2' }, picture: 'offer-socks' },
  { key: 'odraJeans', tenant: 'odra', starts: -2, ends: 19, type: 'bundle', label: { sign: '1+1' }, picture: 'offer-jeans', special: 'blackWeek' },
  { key: 'punktBasics', tenant: 'punkt', starts: -7, ends: 0, type: 'discount', label: { percent: 20 }, picture: 'offer-basics', special: 'blackWeek' },
  { key: 'welniankaMending', tenant: 'welnianka', starts: -3, ends: 28, type: 'service', label: { price: 0 }, picture: 'offer-mending' },
  { key: 'rondScarf', tenant: 'rond', starts: -1, ends: 20, type: 'discount', label: { percent: 30 }, picture: 'offer-scarf' },
  { key: 'sakwaBags', tenant: 'sakwa', starts: 0, ends: 21, type: 'discount', label: { percent: 25 }, picture: 'offer-satchel' },
  { key: 'probaEngraving', tenant: 'proba', starts: 3, ends: 34, type: 'free', label: { price: 0 }, picture: 'offer-engraving' },
  { key: 'szpulkaHem', tenant: 'szpulka', starts: -20, ends: 40, type: 'service', label: { price: 25 }, picture: 'offer-hem' },
  { key: 'paradaDress', tenant: 'parada', starts: 10, ends: 60, type: 'discount', label: { percent: 15 }, picture: 'offer-gown' },
  { key: 'fiordRain', tenant: 'fiord', starts: -5, ends: 6, type: 'discount', label: { percent: 30 }, picture: 'offer-raincoat', special: 'blackWeek' },
  { key: 'gladkaNight', tenant: 'gladka', starts: -8, ends: 0, type: 'bundle', label: { sign: '3+1' }, picture: 'offer-pyjamas' },
  { key: 'chyzoBoots', tenant: 'chyzo', starts: -12, ends: -1, type: 'discount', label: { percent: 50 }, picture: 'offer-boots' },
  { key: 'tamtoKilo', tenant: 'tamto', starts: -30, ends: -9, type: 'fixedPrice', label: { price: 49 }, picture: 'offer-kilo' },
  { key: 'lilaLipstick', tenant: 'lila', starts: -2, ends: 10, type: 'discount', label: { percent: 30 }, picture: 'offer-lipstick' },
  { key: 'nozyceStudents', tenant: 'nozyce', starts: -5, ends: 18, type: 'discount', label: { percent: 20 }, picture: 'offer-haircut' },
  { key: 'kluczKeys', tenant: 'kluczobcas', starts: -40, ends: 50, type: 'bundle', label: { sign: '1+1' }, picture: 'offer-key' },
  { key: 'pianaRefill', tenant: 'piana', starts: 4, ends: 11, type: 'discount', label: { percent: 35 }, picture: 'offer-refill' },
  { key: 'piwoniaBouquet', tenant: 'piwonia', starts: 0, ends: 13, type: 'fixedPrice', label: { price: 29 }, picture: 'offer-bouquet' },
  { key: 'szybkaScreen', tenant: 'szybka', starts: -18, ends: -2, type: 'service', label: { price: 149 }, picture: 'offer-screen' },
  { key: 'gdzieTrips', tenant: 'gdzieindziej', starts: -9, ends: 22, type: 'discount', label: { percent: 10 }, picture: 'offer-train' },
  { key: 'zdrojePressure', tenant: 'zdroje', starts: -10, ends: 50, type: 'free', label: { price: 0 }, picture: 'offer-pressure' },
  { key: 'drugisenPillow', tenant: 'drugisen', starts: -3, ends: 16, type: 'discount', label: { percent: 30 }, picture: 'offer-pillow' },
  { key: 'bakBlocks', tenant: 'bakklocek', starts: -1, ends: 30, type: 'discount', label: { percent: 25 }, picture: 'offer-blocks' },
  { key: 'stowatowLamps', tenant: 'stowatow', starts: -25, ends: -4, type: 'discount', label: { percent: 40 }, picture: 'offer-lamp' },
  { key: 'szprychaWinter', tenant: 'szprycha', starts: -6, ends: 40, type: 'service', label: { price: 99 }, picture: 'offer-spokes' },
  { key: 'bieznikCourt', tenant: 'bieznik', starts: -4, ends: 14, type: 'discount', label: { percent: 25 }, picture: 'offer-racket' },
  { key: 'miskaLunch', tenant: 'miska', starts: -2, ends: 27, type: 'daily', label: { price: 26 }, picture: 'offer-noodles' },
  { key: 'torHour', tenant: 'tor10', starts: -7, ends: 21, type: 'fixedPrice', label: { price: 39 }, picture: 'offer-lane' },
  { key: 'pralinaScoop', tenant: 'pralina', starts: -35, ends: -12, type: 'bundle', label: { sign: '2+1' }, picture: 'offer-scoops' },
  { key: 'salaWeek', tenant: 'sala14', starts: 1, ends: 31, type: 'free', label: { price: 0 }, picture: 'offer-plates' },
] as const satisfies readonly OfferData<TenantKey, OfferTypeKey, SpecialPromotionKey>[];

export type OfferKey = (typeof OFFERS)[number]['key'];
