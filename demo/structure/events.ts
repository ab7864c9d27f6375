import type { SubCategoryKey } from './categories.ts';
import type { EventData } from './shapes.ts';

/**
 * Events. Days count from the day of the first start, times are the centre's own. `place` is a key of the texts'
 * places; `room` stands where the place is a room. All were published `published` days before the first start.
 */
// biome-ignore format: one event a line
export const EVENTS = [
  { key: 'market', level: 0, place: 'northSquare', starts: [6, '12:00'], ends: [32, '21:00'], promoted: true, picture: 'event-market', published: 20 },
  { key: 'rink', level: 3, place: 'roof', starts: [14, '10:00'], ends: [90, '22:00'], promoted: true, picture: 'event-rink', published: 20 },
  { key: 'shadow', level: 2, place: 'stage', room: '2.30', starts: [8, '11:00'], ends: [8, '12:00'], promoted: true, picture: 'event-shadow', published: 14, subCategory: 'play' },
  { key: 'choir', level: 1, place: 'northAtrium', starts: [13, '18:00'], ends: [13, '19:30'], promoted: true, picture: 'event-choir', published: 14 },
  { key: 'cooking', level: 3, place: 'foodHall', starts: [0, '17:00'], ends: [0, '19:00'], picture: 'event-cooking', published: 10, subCategory: 'restaurants' },
  { key: 'chess', level: 0, place: 'entranceA', starts: [-10, '12:00'], ends: [20, '20:00'], picture: 'event-chess', published: 25, subCategory: 'games' },
  { key: 'jazz', level: 1, place: 'southAtrium', starts: [-20, '18:00'], ends: [43, '20:00'], picture: 'event-jazz', published: 40 },
  { key: 'yoga', level: 3, place: 'sala14', room: '3.14', starts: [-15, '07:30'], ends: [45, '08:30'], picture: 'event-yoga', published: 30, subCategory: 'gym' },
  { key: 'blood', level: 0, place: 'entranceB', starts: [2, '09:00'], ends: [2, '15:00'], picture: 'event-blood', published: 14 },
  { key: 'robots', level: 2, place: 'stage', room: '2.30', starts: [5, '10:00'], ends: [6, '16:00'], picture: 'event-robots', published: 14, subCategory: 'toys' },
  { key: 'author', level: 2, place: 'moko', room: '2.14', starts: [10, '18:00'], ends: [10, '19:30'], picture: 'event-author', published: 12, subCategory: 'books' },
  { key: 'nicholas', level: 0, place: 'entranceA', starts: [15, '11:00'], ends: [15, '15:00'], picture: 'event-nicholas', published: 7 },
  { key: 'dog', level: 0, place: 'northSquare', starts: [21, '11:00'], ends: [21, '16:00'], picture: 'event-dog', published: 5, subCategory: 'pets' },
  { key: 'run', level: -1, place: 'parking', starts: [28, '06:30'], ends: [28, '08:30'], promoted: true, picture: 'event-run', published: 9, subCategory: 'sportShoes' },
  { key: 'lights', level: 3, place: 'roof', starts: [34, '17:00'], ends: [34, '18:00'], picture: 'event-lights', published: 3 },
  { key: 'plants', level: 0, place: 'entranceB', starts: [-14, '10:00'], ends: [-14, '14:00'], picture: 'event-plants', published: 40, subCategory: 'flowers' },
  { key: 'catwalk', level: 1, place: 'southAtrium', starts: [-28, '19:00'], ends: [-28, '21:00'], picture: 'event-catwalk', published: 50, subCategory: 'youth' },
  { key: 'repairDay', level: 0, place: 'entranceA', starts: [-35, '10:00'], ends: [-35, '18:00'], picture: 'event-repair', published: 60, subCategory: 'repairs' },
] as const satisfies readonly EventData<SubCategoryKey>[];

export type EventKey = (typeof EVENTS)[number]['key'];
