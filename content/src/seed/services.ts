import { addDays } from '@mall/contract';
import type { DemoLocale, DemoWords } from './demo-door';
import { seedPdf } from './pdfs';
import type { Seeding } from './seeding';
import type { Shops } from './shops';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function seedStylists(seeding: Seeding, locale: DemoLocale) {
  const { STUDIO, STYLISTS } = seeding.demo;
  const { stylists, stylistPage } = seeding.words(locale).services;
  STYLISTS.forEach((stylist, order) => {
    const { name, slug, headDescription, bio } = stylists[stylist.key];
    seeding.both('hair-stylist', stylist.key, locale, {
      name,
      slug,
      headDescription,
      bio,
      order,
      showBioInLandingPage: stylist.bioOnLanding,
      media: seeding.picture(stylist.picture),
      workingHours: stylist.hours.flatMap(([from, to, opens, closes]) =>
        DAYS.slice(from - 1, to).map((day) => ({ day, opens, closes })),
      ),
    });
  });
  seeding.both('stylist-page', 'stylist-page', locale, {
    heading: stylistPage.heading,
    description: stylistPage.description,
    place: stylistPage.place,
    entrance: stylistPage.entrance,
    phone: STUDIO.phone,
    email: STUDIO.email,
    room: STUDIO.room,
    media: seeding.picture('scene-stylist'),
    faq: stylistPage.faq,
  });
}

/** The Monday of the week that a date is in. */
function monday(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return addDays(date, 1 - weekday);
}

function salePage(
  seeding: Seeding,
  locale: DemoLocale,
  words: DemoWords['services']['mediaSale'],
  advanced: boolean,
) {
  const { BOOKINGS, MEDIA_SALE_EMAIL, SURFACES, TEAM } = seeding.demo;
  const { surfaces, team } = seeding.words(locale).services;
  return {
    heading: words.heading,
    description: words.description,
    carouselTitle: words.carouselTitle,
    carouselDescription: words.carouselDescription,
    Carousel: SURFACES.map(({ key, picture, code, size: [width, height], pieces, level, reach }) => {
      const { title, text, detail, format } = surfaces[key];
      return {
        title,
        description: advanced ? detail : text,
        media: seeding.picture(picture),
        code,
        level,
        ...(advanced ? { width, height, pieces, reach, format } : {}),
      };
    }),
    leasingDescription: words.leasing,
    leasingTeam: TEAM.map(({ key, phone, email }) => {
      const { name, position } = team[key];
      return { name, position, phone, email };
    }),
    formHeading: words.formHeading,
    formDescription: words.form,
    emails: [{ email: MEDIA_SALE_EMAIL }],
    downloadBtnLabel: words.download,
    showDownloadBtn: true,
    displayCalendar: true,
    bookings: BOOKINGS.map(([surface, week, weeks]) => {
      const from = addDays(monday(seeding.firstStart), week * 7);
      return { surface, from, to: addDays(from, weeks * 7 - 1) };
    }),
  };
}

/** Personal stylists, media sales and the map of the demo. */
export function seedServices(seeding: Seeding, _shops: Shops): void {
  const { ADVANCED_LOCALES, technicalSheet } = seeding.demo;
  const download = seedPdf(seeding, 'technical-sheet', technicalSheet());
  for (const locale of seeding.locales) {
    const words = seeding.words(locale).services;
    seedStylists(seeding, locale);
    const sale = salePage(seeding, locale, words.mediaSale, false);
    seeding.both('media-sale', 'media-sale', locale, { ...sale, download });
    if (!ADVANCED_LOCALES.includes(locale)) continue;
    const advanced = salePage(seeding, locale, words.advancedMediaSale, true);
    seeding.both('advanced-media-sale', 'advanced-media-sale', locale, { ...advanced, download });
  }
  seedMap(seeding);
}

/** The building, what moves in it, and a room that went into its neighbour. */
function seedMap(seeding: Seeding): void {
  const { equipment, JOINED_ROOMS, mapSource } = seeding.demo;
  seeding.live('map-source', 'map-source', null, { source: mapSource() });
  for (const { id, name } of equipment()) {
    seeding.live('map-equipment', id, null, { equipmentId: id, name, outOfOrder: false });
  }
  for (const locale of seeding.locales) {
    for (const { room, now } of JOINED_ROOMS) {
      seeding.live('map-location', room, locale, { locationId: room, redirectId: now });
    }
  }
}
