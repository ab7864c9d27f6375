import { ENDPOINTS, type EndpointName } from '@mall/contract';
import { z } from 'zod';
import type { EndpointSpec } from '../../contract/src/endpoint-spec.ts';
import { planOf } from '../../contract/src/reading/plan.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import { diceOf } from './dice.ts';
import { planOfFloor } from './plan.ts';

/** A payload of every endpoint as the contract has it unwrapped; every text in it is one of its own. */
export type Centre = ReadonlyMap<EndpointName, Json>;

/** Slugs that every entity is called by, so that one page of each kind has an address. */
export const SLUGS = {
  slug: 'rzecz',
  category: 'dzial',
  subCategory: 'rodzaj',
  specialty: 'galaz',
  room: '1.24',
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days from today, as a date without time. */
const day = (from: number, now: number) => new Date(now + from * DAY).toISOString().slice(0, 10);

/** Dates by field: what runs, runs for days yet, and what is to come comes soon. */
function momentOf(field: string, now: number, past: boolean): string {
  switch (field) {
    case 'startDate':
    case 'validFrom':
    case 'valid_from':
      return day(past ? -40 : -3, now);
    case 'endDate':
    case 'validTo':
    case 'valid_to':
    case 'deadline':
      return day(past ? -30 : 20, now);
    case 'publishDate':
    case 'premiere':
    case 'from':
      return day(-5, now);
    case 'showtime':
      return new Date(Math.floor((now + DAY) / DAY) * DAY + 17.5 * 60 * MINUTE).toISOString();
    default:
      return day(4, now);
  }
}

/** Values that are only values of their kind in a certain form. */
function formOf(field: string, model: string | undefined, word: string): string | undefined {
  if (field === 'slug' || field === 'tenantSlug') return SLUGS.slug;
  if (/^(?:menuC|c)ategorySlug$/.test(field)) return SLUGS.category;
  if (/[sS]ubCategorySlug$/.test(field)) return SLUGS.subCategory;
  if (field === 'specialtySlug') return SLUGS.specialty;
  if (field === 'room_id' || field === 'room' || (model === 'MapLocation' && field === 'id'))
    return SLUGS.room;
  if (field === 'redirectId') return '';
  if (field === 'floorName') return 'first';
  if (/^(?:href|link|applyLink|reserve|website|.*URL)$/.test(field)) return `https://${word}.example/${word}`;
  if (field === 'copyright_link') return `https://${word}.example/`;
  if (field === 'frontend') return 'https://centrum.example';
  if (field === 'backend') return 'https://tresc.example';
  if (field === 'url' && model === 'VideoBlock') return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  if (field === 'url') return `/uploads/${word}_1.png`;
  if (field === 'hash') return `${word}_1`;
  if (field === 'ext') return '.png';
  if (field === 'mime') return 'image/png';
  if (field === 'trailer') return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  if (field === 'email' || field === 'applyEmail') return `${word}@poczta.example`;
  if (field === 'phone') return '+48 22 555 01 02';
  if (field === 'locale') return 'pl-PL';
  if (field === 'day') return 'monday-sunday';
  if (field === 'key') return 'necessary';
  if (field === 'analytics' || field === 'social_pixel' || field === 'video_pixel') return '';
  if (field === 'currency') return 'PLN';
  if (field === 'type') return model === 'SurveyQuestion' ? 'single' : model === 'Coupon' ? 'percent' : word;
  if (field === 'documentId') return word.padEnd(24, 'x').toLowerCase();
  if (field === 'updatedAt') return '2026-01-05T10:00:00.000Z';
  if (field === 'consentPreset' || field === 'pictogram' || field === 'kind' || field === 'for_what')
    return '';
  return undefined;
}

/** Fields that hold a file to take along, no picture. */
const DOCUMENTS = new Set(['download', 'downloadPdf']);
const asDocument = (said: string) => said.replace(/image\/png$/, 'application/pdf').replace(/\.png$/, '.pdf');

const HTML_FIELDS = new Set([
  'bio',
  'answer',
  'rules',
  'conditions',
  'free_text',
  'leasingDescription',
  'formDescription',
]);
const NUMBERS: Readonly<Record<string, number>> = {
  level: 1,
  minutes: 98,
  width: 400,
  height: 300,
  price: 18.5,
  vote: 12,
  order: 1,
  turn: 0,
  age: 12,
};

/** Entries of lists that are asked for in parts: more than a dialect gives at once. */
const ENTRIES_IN_PARTS = 27;

/** Whether whoever asks for a list says which part of it. */
function comesInParts({ params }: EndpointSpec<z.ZodType, z.ZodType>): boolean {
  const shape = params instanceof z.ZodObject ? params.shape : {};
  return ['page', 'start', 'offset'].some((name) => Object.hasOwn(shape, name));
}

/** Makes one centre. @param now the instant that its dates are around, milliseconds */
export function centreOf(seed: number, now: number): Centre {
  const dice = diceOf(seed, 400);
  const letters = 'bcdfgklmnprstwz';
  /** A word that stands nowhere else: a number in syllables, behind one that says whose it is. */
  let words = 0;
  const word = () => {
    words += 1;
    let rest = words * 7 + seed;
    let made = 'Z';
    for (let length = 0; length < 5; length++) {
      made += letters[rest % letters.length] ?? 'b';
      made += 'aeiou'[Math.floor(rest / 3) % 5] ?? 'a';
      rest = Math.floor(rest / 5) + words;
    }
    return `${made}${words}q`;
  };

  function value(
    schema: z.ZodType,
    field: string,
    model: string | undefined,
    past: boolean,
    depth: number,
  ): Json {
    const plan = planOf(schema);
    switch (plan.kind) {
      case 'text': {
        const own = word();
        const form = formOf(field, model, own.toLowerCase());
        if (form !== undefined) return form === '' ? null : form;
        if (HTML_FIELDS.has(field) || (field === 'description' && model !== 'Cookie'))
          return `<p>${own} ${word()}</p>`;
        return dice(3) === 0 ? `${own} ${word()}` : own;
      }
      case 'flag':
        return ![
          'opening_soon',
          'openingSoon',
          'voted',
          'latest',
          'isStepped',
          'precheckMarketingCookies',
        ].includes(field);
      case 'whole':
      case 'number':
        if (field !== 'id') return NUMBERS[field] ?? 1 + dice(50);
        words += 1;
        return words;
      case 'moment':
        return momentOf(field, now, past);
      case 'clock':
        return /clos|To$/i.test(field) ? '21:00' : field === '' ? `1${dice(8)}:00` : '09:00';
      case 'list': {
        if (
          depth > 5 ||
          plan.model === 'Localization' ||
          (plan.model === undefined && planOf(plan.item).kind === 'variants')
        )
          return blocks(plan.item, depth, past);
        const length = plan.model === 'ProgrammeItem' || plan.model === 'Media' ? 1 : 1 + dice(2);
        return Array.from({ length }, () => value(plan.item, '', plan.model, past, depth + 1));
      }
      case 'object': {
        if (depth > 7) return null;
        return Object.fromEntries(
          [...plan.fields].map(([name, { schema: of }]) => {
            const own = value(of, name, plan.model, past, depth + 1);
            return [name, DOCUMENTS.has(field) && typeof own === 'string' ? asDocument(own) : own];
          }),
        );
      }
      default:
        return null;
    }
  }

  /** One block of each kind that has words of its own. */
  function blocks(item: z.ZodType, depth: number, past: boolean): Json {
    const plan = planOf(item);
    if (plan.kind !== 'variants') return [];
    const kinds = ['hero', 'rich-text', 'picture', 'gallery', 'figures', 'faq', 'video', 'campaign'];
    return [...kinds, 'call-to-action', 'crm-form'].map((kind) => {
      const option = plan.of.get(`landing.${kind}`);
      const made = option ? value(option, '', undefined, past, depth + 2) : null;
      return { ...(made as { [key: string]: Json }), __component: `landing.${kind}` };
    });
  }

  const endpoints = Object.entries(ENDPOINTS) as [EndpointName, EndpointSpec<z.ZodType, z.ZodType>][];
  return new Map(
    endpoints.map(([name, endpoint]) => {
      const past = name === 'pastEvents';
      if (name === 'uploadFiles') return [name, null];
      if (name === 'mapSource') return [name, planOfFloor(SLUGS.room, word())];
      if (endpoint.form === 'list') {
        const length = comesInParts(endpoint) ? ENTRIES_IN_PARTS : 2;
        return [name, Array.from({ length }, () => value(endpoint.item, '', undefined, past, 1))];
      }
      return [name, value(endpoint.payload, '', undefined, past, 1)];
    }),
  );
}

/** What a visitor may search a centre for: the first word of its first shop's name. */
export function searchedIn(centre: Centre): string {
  const found = centre.get('searchData') as { tenants: { name: string }[] };
  return found.tenants[0]?.name.split(' ')[0] ?? '';
}
