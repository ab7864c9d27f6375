import type { LinkTarget } from './links.ts';
import type { DemoLevel, OfferLabel } from './shapes.ts';
import type { TenantKey } from './tenants.ts';

/** The numeral of a coupon: an offer's, or a sum taken off in the centre's currency. */
type CouponLabel = OfferLabel | { off: number };

interface CouponData {
  key: string;
  tenant: TenantKey;
  type: 'percent' | 'amount' | 'bundle' | 'gift';
  label: CouponLabel;
  code: string;
  /** Whole days after the day of the first start. */
  from: number;
  to: number;
  votes: number;
}

/** Coupons of shops on every floor; names and conditions are among the words. */
// biome-ignore format: one coupon a line
export const COUPONS = [
  { key: 'zapasTrolley', tenant: 'zapas', type: 'amount', label: { off: 10 }, code: 'ZAPAS-80', from: -6, to: 15, votes: 352 },
  { key: 'pralinaSecond', tenant: 'pralina', type: 'bundle', label: { sign: '1+1' }, code: 'PRALINA-2', from: -12, to: 29, votes: 318 },
  { key: 'zorzaPopcorn', tenant: 'zorza', type: 'gift', label: { price: 0 }, code: 'ZORZA-POP', from: -20, to: 40, votes: 286 },
  { key: 'grubePizza', tenant: 'grubeciasto', type: 'amount', label: { off: 12 }, code: 'GRUBE-40', from: -3, to: 9, votes: 241 },
  { key: 'papirusKids', tenant: 'papirus', type: 'percent', label: { percent: 15 }, code: 'PAPIRUS-15', from: -9, to: 33, votes: 197 },
  { key: 'pianaBasket', tenant: 'piana', type: 'amount', label: { off: 20 }, code: 'PIANA-100', from: -1, to: 12, votes: 174 },
  { key: 'hallandKnit', tenant: 'halland', type: 'percent', label: { percent: 25 }, code: 'HALLAND-25', from: -5, to: 4, votes: 163 },
  { key: 'tedyCare', tenant: 'tedy', type: 'gift', label: { price: 0 }, code: 'TEDY-WAX', from: -14, to: 60, votes: 148 },
  { key: 'szprychaGears', tenant: 'szprycha', type: 'gift', label: { price: 0 }, code: 'SZPRYCHA-28', from: -30, to: 75, votes: 121 },
  { key: 'piwoniaLate', tenant: 'piwonia', type: 'amount', label: { off: 15 }, code: 'PIWONIA-18', from: -8, to: 22, votes: 117 },
  { key: 'chochlaKnives', tenant: 'chochla', type: 'percent', label: { percent: 20 }, code: 'CHOCHLA-20', from: -2, to: 18, votes: 96 },
  { key: 'salaGuest', tenant: 'sala14', type: 'bundle', label: { sign: '1+1' }, code: 'SALA-14', from: 3, to: 31, votes: 74 },
] as const satisfies readonly CouponData[];

/** What the gift card can be loaded with, in the centre's currency. */
export const CARD_VALUES = [50, 100, 200, 500, 1000] as const;

export const CARD_STEPS = ['choose', 'give', 'pay', 'rest'] as const;

/** Where the card is sold; without a level it is not in the building. */
export const SALE_POINTS = [
  { key: 'infoDesk', level: 0, target: { path: '/contact' } },
  { key: 'supermarket', level: -1, target: { tenant: 'zapas' } },
  { key: 'cinema', level: 3, target: { tenant: 'zorza' } },
  { key: 'online', level: null, target: { url: 'https://karta.galeria-borealis.example' } },
] as const satisfies readonly { key: string; level: DemoLevel | null; target: LinkTarget }[];

export const CARD_BALANCE_URL = 'https://karta.galeria-borealis.example/saldo';

export const CARD_QUESTIONS = [
  'validity',
  'change',
  'several',
  'cinemaTickets',
  'lost',
  'companies',
] as const;

/** What the centre does for others, from the roof downwards; level null = the roof. */
export const CSR_PROJECTS = [
  { key: 'hives', level: null, since: 2019, picture: 'csr-hives', figures: ['colonies', 'honey'] },
  { key: 'food', level: 3, since: 2021, picture: 'csr-food', figures: ['meals', 'portions'] },
  { key: 'quiet', level: 2, since: 2022, picture: 'csr-quiet', figures: ['hours', 'sound'] },
  { key: 'clothes', level: 1, since: 2020, picture: 'csr-clothes', figures: ['collected', 'repairs'] },
  { key: 'access', level: 0, since: 2018, picture: 'csr-access', figures: ['steps', 'loops'] },
  { key: 'heat', level: -1, since: 2023, picture: 'csr-heat', figures: ['recovered', 'flats'] },
] as const satisfies readonly {
  key: string;
  level: DemoLevel | null;
  since: number;
  picture: string;
  figures: readonly [string, string];
}[];

export const CSR_FIGURES = ['power', 'waste', 'given', 'hours'] as const;

export const CSR_PARTNERS = [
  { key: 'bees', url: 'https://pasieka-miejska.example' },
  { key: 'foodBank', url: 'https://stol-sasiada.example' },
  { key: 'autism', url: 'https://cichy-kat.example' },
  { key: 'access', url: 'https://bez-progu.example' },
  { key: 'district', url: null },
] as const;

/** Names of apps are names: the slug is the same in every language. */
export const APPS = [
  { key: 'spot', slug: 'spot', picture: 'app-spot' },
  { key: 'parking', slug: 'parking', picture: 'app-parking' },
] as const;
type AppKey = (typeof APPS)[number]['key'];

/** The app in which coupons are shown at the till. */
export const COUPON_APP: AppKey = 'spot';

/** What points of the app are good for, the fewest first. */
export const APP_REWARDS = [
  { key: 'parkingHour', points: 120, target: { path: '/app/parking' } },
  { key: 'coffee', points: 250, target: { tenant: 'pralina' } },
  { key: 'lunch', points: 600, target: { category: 'food' } },
  { key: 'ticket', points: 800, target: { tenant: 'zorza' } },
  { key: 'bowling', points: 1400, target: { tenant: 'tor10' } },
  { key: 'card', points: 5000, target: { path: '/gift-card' } },
] as const satisfies readonly { key: string; points: number; target: LinkTarget }[];
