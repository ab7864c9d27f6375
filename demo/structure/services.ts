import type { DemoLocale } from '@mall/contract';
import type { FurtherPictureKey } from './pictures.ts';
import type { DemoLevel } from './shapes.ts';

/** [first weekday, last weekday, opens, closes]; 1 = Monday. Two rows of one day have a break between them. */
type WorkRow = readonly [from: number, to: number, opens: string, closes: string];

interface StylistData {
  key: string;
  picture: FurtherPictureKey;
  /** Whether the life story stands on the landing page too. */
  bioOnLanding: boolean;
  hours: readonly WorkRow[];
}

export const STYLISTS = [
  { key: 'halina', picture: 'stylist-halina', bioOnLanding: true, hours: [[1, 3, '10:00', '16:00']] },
  {
    key: 'stach',
    picture: 'stylist-stach',
    bioOnLanding: false,
    hours: [
      [2, 2, '12:00', '20:00'],
      [4, 6, '12:00', '18:00'],
    ],
  },
  {
    key: 'joy',
    picture: 'stylist-joy',
    bioOnLanding: false,
    hours: [
      [3, 5, '09:00', '12:00'],
      [3, 5, '14:00', '20:00'],
    ],
  },
  {
    key: 'sasza',
    picture: 'stylist-sasza',
    bioOnLanding: false,
    hours: [
      [4, 5, '15:00', '21:00'],
      [6, 6, '10:00', '20:00'],
    ],
  },
] as const satisfies readonly StylistData[];

/** The studio where meetings begin. */
export const STUDIO = {
  phone: '+48 22 555 00 22',
  email: 'styl@galeria-borealis.example',
  room: '2.02',
} as const;

interface SurfaceData {
  key: string;
  picture: FurtherPictureKey;
  code: string;
  /** Metres. */
  size: readonly [width: number, height: number];
  pieces: number;
  /** Null = outside. */
  level: DemoLevel | null;
  /** People a week. */
  reach: number;
}

export const SURFACES = [
  {
    key: 'facade',
    picture: 'surface-facade',
    code: 'F1',
    size: [18, 6],
    pieces: 1,
    level: null,
    reach: 210_000,
  },
  {
    key: 'screen',
    picture: 'surface-screen',
    code: 'E1',
    size: [6.4, 3.6],
    pieces: 1,
    level: 1,
    reach: 146_000,
  },
  {
    key: 'banner',
    picture: 'surface-banner',
    code: 'B2',
    size: [4, 12],
    pieces: 2,
    level: 3,
    reach: 118_000,
  },
  {
    key: 'totem',
    picture: 'surface-totem',
    code: 'T12',
    size: [1.08, 1.92],
    pieces: 12,
    level: 0,
    reach: 168_000,
  },
  { key: 'lift', picture: 'surface-lift', code: 'W8', size: [2.2, 2.4], pieces: 8, level: 2, reach: 61_000 },
  {
    key: 'pillar',
    picture: 'surface-pillar',
    code: 'P24',
    size: [0.9, 2.4],
    pieces: 24,
    level: -1,
    reach: 74_000,
  },
] as const satisfies readonly SurfaceData[];

/** Weeks that are sold: the code, the first week counted from that of the first start, and how many. */
export const BOOKINGS: readonly (readonly [
  code: (typeof SURFACES)[number]['code'],
  week: number,
  weeks: number,
])[] = [
  ['F1', 0, 6],
  ['F1', 10, 2],
  ['E1', 0, 5],
  ['E1', 7, 1],
  ['E1', 9, 2],
  ['B2', 1, 4],
  ['B2', 8, 2],
  ['T12', 0, 3],
  ['T12', 4, 2],
  ['T12', 11, 2],
  ['W8', 2, 3],
  ['P24', 0, 2],
  ['P24', 6, 3],
];

export const TEAM = [
  { key: 'head', phone: '+48 22 555 00 41', email: 'm.sikora@galeria-borealis.example' },
  { key: 'screens', phone: '+48 22 555 00 42', email: 'd.oleksy@galeria-borealis.example' },
  { key: 'spaces', phone: '+48 22 555 00 43', email: 'n.hrynko@galeria-borealis.example' },
] as const;

export const MEDIA_SALE_EMAIL = 'media@galeria-borealis.example';

/** The languages whose address table has the advanced page (spec section 2). */
export const ADVANCED_LOCALES: readonly DemoLocale[] = ['pl-PL', 'en', 'bg-BG', 'hr-HR', 'hu-HU', 'ro-RO'];
