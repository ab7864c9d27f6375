/**
 * The drawings of the demo: key → floor whose colour is the ground of the picture.
 * `null` = neutral ground (ink, stone, ice or white), fit for any floor or none.
 * A shop, offer or event on floor n takes only pictures of floor n or `null`.
 */
export const DRAWING_LEVELS = {
  // −1
  'scene-parking': -1,
  'scene-supermarket': -1,
  // 0
  'scene-beauty': 0,
  'scene-perfume': 0,
  'scene-hairdresser': 0,
  'scene-pharmacy': 0,
  'scene-optician': 0,
  'scene-services': 0,
  'scene-bank': 0,
  'scene-post': 0,
  'scene-repairs': 0,
  'scene-flowers': 0,
  'scene-cafe': 0,
  'scene-travel': 0,
  // 1
  'scene-fashion': 1,
  'scene-menswear': 1,
  'scene-shoes': 1,
  'scene-bags': 1,
  'scene-jeans': 1,
  'scene-knitwear': 1,
  'scene-jewellery': 1,
  'scene-tailor': 1,
  'scene-dress': 1,
  'scene-rain': 1,
  // 2
  'scene-home': 2,
  'scene-furniture': 2,
  'scene-lamps': 2,
  'scene-kitchen': 2,
  'scene-books': 2,
  'scene-electronics': 2,
  'scene-kids': 2,
  'scene-toys': 2,
  'scene-sport': 2,
  'scene-bikes': 2,
  'scene-stylist': 2,
  // 3
  'scene-food': 3,
  'scene-foodhall': 3,
  'scene-restaurant': 3,
  'scene-bakery': 3,
  'scene-icecream': 3,
  'scene-cinema': null,
  'scene-bowling': 3,
  'scene-gym': 3,
  // offers
  'offer-coat': 1,
  'offer-lapel': 1,
  'offer-shoes': 1,
  'offer-scarf': 1,
  'offer-socks': 1,
  'offer-coffee': 0,
  'offer-eyes': 0,
  'offer-lipstick': 0,
  'offer-haircut': 0,
  'offer-key': 0,
  'offer-books': 2,
  'offer-pillow': 2,
  'offer-blocks': 2,
  'offer-racket': 2,
  'offer-lamp': 2,
  'offer-spokes': 2,
  'offer-seats': 3,
  'offer-pizza': 3,
  'offer-noodles': 3,
  'offer-lane': 3,
  'offer-scoops': 3,
  'offer-plates': 3,
  'offer-oranges': -1,
  // events
  'event-market': 0,
  'event-chess': 0,
  'event-dog': 0,
  'event-plants': 0,
  'event-nicholas': 0,
  'event-repair': 0,
  'event-choir': 1,
  'event-jazz': 1,
  'event-catwalk': 1,
  'event-shadow': 2,
  'event-robots': 2,
  'event-author': 2,
  'event-rink': 3,
  'event-cooking': 3,
  'event-yoga': 3,
  'event-run': -1,
  'event-blood': null,
  'event-lights': null,
  // carousel and the rest
  'slide-night': null,
  'slide-winter': null,
  'slide-newcomers': null,
  giftcard: null,
  mark: null,
} as const satisfies Record<string, -1 | 0 | 1 | 2 | 3 | null>;

export type DrawingKey = keyof typeof DRAWING_LEVELS;

/** Logo of the tenant with that key in the demo's structure. */
export type LogoKey = `logo-${string}`;

export type PictureKey = DrawingKey | LogoKey;
