import { CENTRE } from './centre.ts';

/** Where the map and the route open: outside this site, so example addresses. */
export const INFO = {
  locationURL: 'https://maps.example/galeria-borealis',
  takeMeThereURL: 'https://maps.example/route?to=galeria-borealis',
} as const;

/** Facts with a link carry it here; their words stand in the texts. */
export const CONTACTS = [
  { key: 'address', pictogram: 'pin' },
  { key: 'phone', pictogram: 'phone', href: `tel:${CENTRE.phone.replaceAll(' ', '')}` },
  { key: 'mail', pictogram: 'mail', href: `mailto:${CENTRE.email}` },
  { key: 'desk', pictogram: 'info' },
  { key: 'lost', pictogram: 'bag', href: 'tel:+48225550007' },
  { key: 'guard', pictogram: 'user', href: 'tel:+48225550009' },
] as const;

/** Whoever a message from the contact page goes to, by what it is about; all others go to the centre's own address. */
export const CONTACT_DESKS = [
  { topic: 'lost', email: 'znalezione@galeria-borealis.example' },
  { topic: 'leasing', email: 'najem@galeria-borealis.example' },
] as const;

/** `turn` is the angle of the arrow, in degrees clockwise from right. */
export const LINES = [
  { key: 'metro', pictogram: 'metro', turn: -45 },
  { key: 'tram', pictogram: 'tram', turn: 0 },
  { key: 'bus', pictogram: 'bus', turn: 0 },
  { key: 'night', pictogram: 'bus', turn: 45 },
  { key: 'car', pictogram: 'car', turn: 90 },
  { key: 'bike', pictogram: 'bike', turn: -45 },
  { key: 'taxi', pictogram: 'pin', turn: 0 },
  { key: 'wheels', pictogram: 'wheel', turn: 0 },
] as const;

export const FAQ_GROUPS = [
  { key: 'time', questions: ['hours', 'sundays', 'smoking'] },
  { key: 'money', questions: ['gift', 'invoice', 'returns', 'lost'] },
  { key: 'people', questions: ['children', 'feeding', 'dogs', 'wifi', 'photos'] },
] as const;

export type PageKey = 'faq' | 'winter' | 'accessibility' | 'parking';
export type SurveyKey = 'visit' | 'thirdFloor';

/** Further pages that contact and info leads to. */
export const INFO_LINKS = [
  { key: 'faq', page: 'faq' },
  { key: 'parking', page: 'parking' },
  { key: 'accessibility', page: 'accessibility' },
  { key: 'winter', page: 'winter' },
  { key: 'visit', survey: 'visit' },
  { key: 'thirdFloor', survey: 'thirdFloor' },
] as const satisfies readonly ({ key: string; page: PageKey } | { key: string; survey: SurveyKey })[];

/** Numbers that pages show large, as they stand on a sign in every language. */
export const FIGURES = {
  winterStalls: '40',
  winterFloors: '5',
  winterPrizes: '100',
  lifts: '9',
  doors: '100',
  places: '36',
  height: '210',
  spaces: '1800',
  free: '3',
  chargers: '24',
} as const;
export type FigureKey = keyof typeof FIGURES;
export const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];

/** Days after the first start. */
export const CAMPAIGN = { starts: -3, ends: 45 } as const;
export const WINTER_EVENTS = ['market', 'rink', 'choir', 'nicholas'] as const;
export const WINTER_OFFERS = ['hallandCoats', 'rondScarf', 'dwarogiCoffee'] as const;
/** Of the demo: no such video exists. */
export const WINTER_VIDEO = 'https://youtu.be/gb-wint-006';
/** Shops that are easy to reach and to move in. */
export const QUIET_SHOPS = ['zdroje', 'atol', 'moko', 'cichosza'] as const;

export const TARIFF = ['free', 'hour', 'day', 'night', 'lost'] as const;

/** Days the documents are older than the first start. */
export const DOCUMENT_DAYS = { terms: -80, privacy: -80, cookies: -52 } as const;

type QuestionType = 'single' | 'multiple' | 'rating' | 'text';

/** The kinds of the questions, in their order. */
export const SURVEYS = {
  visit: {
    starts: -12,
    ends: 60,
    isStepped: false,
    questions: [
      { type: 'single', isRequired: true },
      { type: 'multiple', isRequired: true },
      { type: 'multiple', isRequired: false },
      { type: 'rating', isRequired: true },
      { type: 'single', isRequired: true },
      { type: 'text', isRequired: false },
    ],
  },
  thirdFloor: {
    starts: 6,
    ends: 34,
    isStepped: true,
    questions: [
      { type: 'single', isRequired: true },
      { type: 'multiple', isRequired: true },
      { type: 'rating', isRequired: true },
      { type: 'single', isRequired: true },
      { type: 'text', isRequired: false },
    ],
  },
} as const satisfies Record<
  SurveyKey,
  {
    starts: number;
    ends: number;
    isStepped: boolean;
    questions: readonly { type: QuestionType; isRequired: boolean }[];
  }
>;
