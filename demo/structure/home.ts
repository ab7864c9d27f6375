import type { LinkTarget } from './links.ts';
import type { HomeFloorData, SlideData, TravelData, WayData } from './shapes.ts';

/** The section through the building, from the top. The word of a link is its sub-category's, or a text of its own. */
export const HOME_FLOORS = [
  {
    level: 3,
    pictures: ['scene-food', 'scene-cinema'],
    links: [
      { key: 'restaurants', target: { category: 'food', subCategory: 'restaurants' } },
      { key: 'cafes', target: { category: 'food', subCategory: 'cafes' } },
      { key: 'movies', target: { category: 'cinema', subCategory: 'movies' } },
      { key: 'bowling', target: { category: 'cinema', subCategory: 'bowling' } },
    ],
  },
  {
    level: 2,
    pictures: ['scene-kids', 'scene-home', 'scene-sport'],
    links: [
      { key: 'furniture', target: { category: 'home', subCategory: 'furniture' } },
      { key: 'toys', target: { category: 'kids', subCategory: 'toys' } },
      { key: 'sportShoes', target: { category: 'sport', subCategory: 'sportShoes' } },
      { key: 'books', target: { category: 'home', subCategory: 'books' } },
    ],
  },
  {
    level: 1,
    pictures: ['scene-fashion', 'scene-shoes'],
    links: [
      { key: 'women', target: { category: 'fashion', subCategory: 'women' } },
      { key: 'men', target: { category: 'fashion', subCategory: 'men' } },
      { key: 'youth', target: { category: 'fashion', subCategory: 'youth' } },
      { key: 'shoes', target: { category: 'fashion', subCategory: 'shoes' } },
      { key: 'tailoring', target: { category: 'fashion', subCategory: 'tailoring' } },
    ],
  },
  {
    level: 0,
    pictures: ['scene-beauty', 'scene-cafe'],
    links: [
      { key: 'drugstore', target: { category: 'beauty', subCategory: 'drugstore' } },
      { key: 'pharmacy', target: { category: 'beauty', subCategory: 'pharmacy' } },
      { key: 'optician', target: { category: 'beauty', subCategory: 'optician' } },
      { key: 'hairdresser', target: { category: 'beauty', subCategory: 'hairdresser' } },
      { key: 'bank', target: { category: 'services', subCategory: 'bank' } },
    ],
  },
  {
    level: -1,
    pictures: ['scene-parking', 'scene-supermarket'],
    links: [{ key: 'parking', target: { path: '/contact#getting-there' } }],
  },
] as const satisfies readonly HomeFloorData<LinkTarget>[];

export type HomeFloorLinkKey = (typeof HOME_FLOORS)[number]['links'][number]['key'];

/** Slides of the home carousel; `level` null = no floor. */
export const SLIDES = [
  {
    key: 'winter',
    picture: 'slide-winter',
    level: null,
    target: { category: 'fashion', subCategory: 'women' },
  },
  { key: 'stylist', picture: 'scene-stylist', level: 2, target: { path: '/personal-stylist' } },
  { key: 'newcomers', picture: 'slide-newcomers', level: null, target: { tenant: 'welnianka' } },
  { key: 'night', picture: 'slide-night', level: null, target: { path: '/offers' } },
  { key: 'giftCard', picture: 'giftcard', level: null, target: { path: '/gift-card' } },
  {
    key: 'foodHall',
    picture: 'scene-foodhall',
    level: 3,
    target: { category: 'food', subCategory: 'quick' },
  },
] as const satisfies readonly SlideData<LinkTarget>[];

/** The short ways beneath the question on the home page; `icon` names a pictogram of the website. */
export const WAYS = [
  { key: 'map', icon: 'map', target: { path: '/map' } },
  { key: 'gettingThere', icon: 'metro', target: { path: '/contact#getting-there' } },
  { key: 'withChildren', icon: 'pram', target: { category: 'kids' } },
] as const satisfies readonly WayData<LinkTarget>[];

/** How to get there; `turn` is the angle of the arrow, in degrees clockwise from right. */
export const TRAVEL = [
  { key: 'metro', icon: 'metro', turn: -45 },
  { key: 'tram', icon: 'tram', turn: 0 },
  { key: 'bus', icon: 'bus', turn: 0 },
  { key: 'car', icon: 'car', turn: 90 },
  { key: 'bike', icon: 'bike', turn: 45 },
] as const satisfies readonly TravelData[];
