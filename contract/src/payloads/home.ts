import { z } from 'zod';
import { component, entity, list, many, one, text, whole } from '../wire.ts';
import { seoData } from './header-static.ts';
import { media } from './media.ts';
import { pictureEntries } from './media-file.ts';

const floorLink = component('FloorLink', { name: text, href: text }, { bare: ['name'] });

const floor = component(
  'Floor',
  {
    level: whole,
    heading: text,
    href: z.string().nullish(),
    note: text,
    links: list(floorLink),
    media: many(media),
  },
  { names: { level: ['floor', 'number', 'floorNumber'] } },
);

/** A way to come here; `pictogram` and `turn` (degrees) name its sign. */
const way = component(
  'Way',
  {
    name: text,
    text: text,
    href: text,
    note: z.string().nullish(),
    pictogram: z.string().nullish(),
    turn: z.number().nullish(),
  },
  { bare: ['name'] },
);

/** `/api/home-page` */
export const homePage = entity(
  'HomePage',
  {
    heading: text,
    text: z.string().nullish(),
    searchPlaceholder: text,
    floors: list(floor),
    ways: list(way),
    travelHeading: z.string().nullish(),
    travel: list(way),
    seo: seoData.nullish(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    names: {
      floors: ['levels', 'storeys'],
      ways: ['shortcuts', 'quickLinks'],
      travel: ['gettingHere', 'directions', 'transportation', 'howToGetThere'],
    },
  },
);
export type HomePagePayload = z.output<typeof homePage>;

const slide = component(
  'Slide',
  {
    title: text,
    text: text,
    href: text,
    linkName: text,
    level: whole,
    media: one(media),
    mobileMedia: one(media).optional(),
  },
  pictureEntries,
);

/** `/api/carousel` */
export const carousel = entity('Carousel', { slides: list(slide) }, { list: 'slides' });
export type CarouselPayload = z.output<typeof carousel>;
