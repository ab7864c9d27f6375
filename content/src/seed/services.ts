import { addDays, type DemoLocale } from '../../demo';
import { equipment } from '../../demo/map/equipment';
import { JOINED_ROOMS } from '../../demo/map/rooms';
import { mapSource } from '../../demo/map/source';
import { pdfFile } from '../../demo/pdf';
import { servicesWords } from '../../demo/services';
import { technicalSheet } from '../../demo/services/sheet';
import {
  ADVANCED_LOCALES,
  BOOKINGS,
  MEDIA_SALE_EMAIL,
  STUDIO,
  STYLISTS,
  SURFACES,
  TEAM,
} from '../../demo/services/structure';
import type { SaleWords } from '../../demo/services/types';
import { seedPdf } from './pdfs';
import type { Seeding } from './seeding';
import type { Shops } from './shops';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function seedStylists(seeding: Seeding, locale: DemoLocale) {
  const { stylists, stylistPage } = servicesWords[locale];
  STYLISTS.forEach((stylist, order) => {
    const [name, slug, headDescription, bio] = stylists[stylist.key];
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
    phone: STUDIO.phone,
    email: STUDIO.email,
    room: STUDIO.room,
    media: seeding.picture('scene-stylist'),
    faq: stylistPage.faq.map(([question, answer]) => ({ question, answer })),
  });
}

/** The Monday of the week that a date is in. */
function monday(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return addDays(date, 1 - weekday);
}

function salePage(seeding: Seeding, locale: DemoLocale, words: SaleWords, advanced: boolean) {
  const { surfaces, team } = servicesWords[locale];
  return {
    heading: words.heading,
    description: words.description,
    carouselTitle: words.carouselTitle,
    carouselDescription: words.carouselDescription,
    Carousel: SURFACES.map(({ key, picture, code, size: [width, height], pieces, level, reach }) => {
      const [title, text, detail, format] = surfaces[key];
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
      const [name, position] = team[key];
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
  const download = seedPdf(seeding, 'technical-sheet', pdfFile('Galeria Borealis', technicalSheet()));
  for (const locale of seeding.locales) {
    const words = servicesWords[locale];
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
