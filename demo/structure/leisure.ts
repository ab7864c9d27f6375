import type { TenantKey } from './tenants.ts';

/** Days of a rule of the programme or the menu, as the content system writes them. */
export type Days =
  | 'daily'
  | 'Monday-Thursday'
  | 'Monday-Friday'
  | 'Friday-Sunday'
  | 'Saturday-Sunday'
  | Weekday;
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

type Access = 'audioDescription' | 'captions' | 'signLanguage' | 'sensoryFriendly' | 'parents';

interface VersionData {
  sound: 'dubbing' | 'subtitles' | 'voiceover' | 'original';
  threeD?: boolean;
  access?: readonly Access[];
  /** Times of day in the centre's zone; they repeat every week, so the programme never runs out. */
  showings: readonly (readonly [days: Days, ...times: string[]])[];
}

interface MovieData {
  key: string;
  minutes: number;
  age: number;
  /** YouTube, each in another form that editors paste. The movies are invented, and so are the ids. */
  trailer?: string;
  /** Days from the first start. */
  premiere: number;
  latest?: boolean;
  programme: readonly VersionData[];
}

/** Movies of Kino Zorza. None is a real one. The key names its words and its poster (`poster-{key}`). */
// biome-ignore format: one version a line
export const MOVIES = [
  { key: 'orbit', minutes: 138, age: 12, trailer: 'https://youtu.be/gb-0rbit-01', premiere: -1, latest: true, programme: [
    { sound: 'subtitles', threeD: true, showings: [['daily', '17:30', '20:15']] },
    { sound: 'subtitles', access: ['audioDescription'], showings: [['Monday-Thursday', '14:30'], ['Friday-Sunday', '22:40']] },
  ] },
  { key: 'moon', minutes: 84, age: 4, trailer: 'https://www.youtube.com/watch?v=gb-mo0n-002', premiere: -8, latest: true, programme: [
    { sound: 'dubbing', showings: [['daily', '10:15', '12:15'], ['Saturday-Sunday', '14:15']] },
    { sound: 'dubbing', threeD: true, showings: [['daily', '16:00']] },
    { sound: 'dubbing', access: ['sensoryFriendly'], showings: [['Sunday', '11:00']] },
  ] },
  { key: 'keeper', minutes: 102, age: 9, trailer: 'https://www.youtube.com/embed/gb-keep-003', premiere: -1, latest: true, programme: [
    { sound: 'original', access: ['audioDescription', 'captions'], showings: [['daily', '18:15', '20:45']] },
    { sound: 'original', access: ['parents'], showings: [['Thursday', '11:30']] },
  ] },
  { key: 'dumplings', minutes: 96, age: 7, trailer: 'https://www.youtube.com/v/gb-dump-004', premiere: -15, programme: [
    { sound: 'original', access: ['captions'], showings: [['daily', '16:40', '19:10']] },
  ] },
  { key: 'floor', minutes: 98, age: 16, trailer: 'https://www.youtube.com/shorts/gb-flor-005', premiere: -1, latest: true, programme: [
    { sound: 'subtitles', showings: [['daily', '22:15'], ['Friday-Sunday', '20:00']] },
  ] },
  { key: 'octopus', minutes: 78, age: 3, trailer: 'https://youtu.be/gb-octo-006', premiere: -22, programme: [
    { sound: 'dubbing', showings: [['Saturday-Sunday', '10:45'], ['Friday-Sunday', '13:00']] },
    { sound: 'subtitles', access: ['parents'], showings: [['Wednesday', '11:00']] },
  ] },
  { key: 'rain', minutes: 109, age: 12, trailer: 'https://www.youtube.com/watch?v=gb-rain-007', premiere: -29, programme: [
    { sound: 'subtitles', showings: [['daily', '18:00'], ['Monday-Thursday', '20:30'], ['Friday-Sunday', '15:30']] },
  ] },
  { key: 'sleeper', minutes: 117, age: 14, premiere: -8, latest: true, programme: [
    { sound: 'subtitles', showings: [['daily', '21:20']] },
    { sound: 'voiceover', showings: [['Monday-Friday', '13:40']] },
  ] },
  { key: 'north', minutes: 91, age: 7, trailer: 'https://www.youtube.com/watch?v=gb-nrth-008', premiere: -22, programme: [
    { sound: 'voiceover', showings: [['daily', '15:10'], ['Friday-Sunday', '19:00']] },
  ] },
  { key: 'choir', minutes: 88, age: 7, premiere: -36, programme: [
    { sound: 'original', access: ['captions', 'signLanguage'], showings: [['Monday-Friday', '12:30'], ['Saturday-Sunday', '17:00']] },
  ] },
] as const satisfies readonly MovieData[];

/** Where a seat is reserved, by the movie's Polish slug: the address is the same in every language. */
export function reservation(slug: string): string {
  return `https://kino-zorza.example/bilety/${slug}`;
}

export const CINEMA_TENANT = 'zorza' satisfies TenantKey;

/** Dishes without meat and fish. */
const VEGETARIAN = [
  'margherita',
  'potatoPizza',
  'calzone',
  'fourCheese',
  'pierogi',
  'pancakes',
  'mushroomBowl',
  'peaBurger',
  'vegetableMaki',
  'sesameTofu',
  'lentils',
  'buckwheat',
  'chickpeas',
  'barley',
  'tomatoSoup',
  'pumpkinSoup',
  'beetrootSoup',
  'cauliflower',
] as const;

const MEAT_AND_FISH = [
  'sausagePizza',
  'broth',
  'zurek',
  'silesian',
  'cutlet',
  'beefBowl',
  'misoBowl',
  'porkBowl',
  'duckBowl',
  'beefBurger',
  'chickenBun',
  'salmonRice',
  'curryRice',
  'goulashSoup',
  'cabbageSoup',
  'trout',
  'beefCheeks',
] as const;

export const DISHES = [...VEGETARIAN, ...MEAT_AND_FISH] as const;
type DishKey = (typeof DISHES)[number];

export function isVegetarian(key: DishKey): boolean {
  return VEGETARIAN.some((dish) => dish === key);
}

type DishData = readonly [dish: DishKey, price: number];

export type WeekMenu = Partial<Record<Weekday, readonly DishData[]>>;

interface RestaurantMenuData {
  tenant: TenantKey;
  /** Times of day in the centre's zone. */
  served: readonly [from: string, to: string];
  week: WeekMenu;
}

/** Menus of the day on the third floor; prices in the centre's currency. */
// biome-ignore format: one day a line
export const RESTAURANT_MENUS = [
  { tenant: 'kluska', served: ['12:00', '16:00'], week: {
    Wednesday: [['cutlet', 32], ['zurek', 17]],
    Thursday: [['silesian', 34], ['zurek', 17]],
    Friday: [['pierogi', 26], ['pancakes', 24]],
    Saturday: [['cutlet', 32], ['pierogi', 26]],
    Sunday: [['broth', 18], ['silesian', 34]],
  } },
  { tenant: 'miska', served: ['11:00', '15:00'], week: {
    Monday: [['beefBowl', 26]],
    Tuesday: [['misoBowl', 26]],
    Wednesday: [['porkBowl', 26]],
    Thursday: [['duckBowl', 26]],
    Friday: [['mushroomBowl', 26]],
  } },
  { tenant: 'zupadnia', served: ['11:00', '18:00'], week: {
    Tuesday: [['tomatoSoup', 15], ['goulashSoup', 19]],
    Wednesday: [['pumpkinSoup', 16], ['cabbageSoup', 17]],
    Thursday: [['beetrootSoup', 17], ['goulashSoup', 19]],
    Friday: [['tomatoSoup', 15], ['cabbageSoup', 17]],
    Saturday: [['pumpkinSoup', 16], ['beetrootSoup', 17]],
  } },
  { tenant: 'lisc', served: ['11:00', '16:00'], week: {
    Monday: [['lentils', 26]],
    Tuesday: [['barley', 28], ['chickpeas', 25]],
    Wednesday: [['buckwheat', 27]],
    Thursday: [['chickpeas', 25]],
    Friday: [['barley', 28], ['lentils', 26]],
  } },
  { tenant: 'ryz', served: ['11:30', '15:30'], week: {
    Tuesday: [['salmonRice', 36]],
    Wednesday: [['curryRice', 29], ['vegetableMaki', 25]],
    Thursday: [['sesameTofu', 27]],
    Friday: [['salmonRice', 36]],
    Saturday: [['curryRice', 29], ['sesameTofu', 27]],
  } },
  { tenant: 'grubeciasto', served: ['11:00', '16:00'], week: {
    Monday: [['margherita', 24]],
    Tuesday: [['sausagePizza', 29]],
    Wednesday: [['potatoPizza', 27]],
    Thursday: [['fourCheese', 29]],
    Friday: [['calzone', 28]],
  } },
  { tenant: 'bulka', served: ['11:00', '15:00'], week: {
    Monday: [['beefBurger', 33], ['peaBurger', 29]],
    Tuesday: [['chickenBun', 31]],
    Wednesday: [['beefBurger', 33]],
    Thursday: [['peaBurger', 29], ['chickenBun', 31]],
    Friday: [['beefBurger', 33]],
  } },
  { tenant: 'ostatnie', served: ['12:00', '16:00'], week: {
    Wednesday: [['beefCheeks', 42]],
    Thursday: [['cauliflower', 34]],
    Friday: [['trout', 39]],
    Saturday: [['beefCheeks', 42], ['cauliflower', 34]],
    Sunday: [['trout', 39]],
  } },
] as const satisfies readonly RestaurantMenuData[];

interface LunchCardData {
  key: string;
  /** Reduction in percent. */
  percent: number;
  /** Days from the first start. */
  starts: number;
  ends: number;
  tenants: readonly TenantKey[];
}

/** Cards for people who work nearby. The key names its words and its picture (`lunch-card-{key}`). */
// biome-ignore format: one card a line
export const LUNCH_CARDS = [
  { key: 'office', percent: 15, starts: -60, ends: 400, tenants: ['grubeciasto', 'kluska', 'miska', 'bulka', 'ryz', 'lisc', 'zupadnia'] },
  { key: 'shift', percent: 20, starts: -60, ends: 400, tenants: ['dwarogi', 'kluska', 'bulka', 'pralina', 'ostatnie'] },
] as const satisfies readonly LunchCardData[];
