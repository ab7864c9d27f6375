import type { Seeding } from './seeding';

/** The home page and its carousel. */
export function seedHome(seeding: Seeding): void {
  const { HOME_FLOORS, linkHref, SLIDES, TRAVEL, WAYS } = seeding.demo;
  for (const locale of seeding.locales) {
    const words = seeding.words(locale);
    const linkWords: Record<string, string> = {
      ...Object.fromEntries(Object.entries(words.shops.subCategories).map(([key, { name }]) => [key, name])),
      ...words.home.floorLinks,
    };
    seeding.both('home-page', 'home-page', locale, {
      heading: words.home.heading,
      searchPlaceholder: words.home.searchPlaceholder,
      floors: HOME_FLOORS.map((floor) => ({
        level: floor.level,
        heading: words.home.floors[`${floor.level}`],
        links: floor.links.map(({ key, target }) => ({
          name: linkWords[key],
          href: linkHref(target, words),
        })),
        media: seeding.pictures(floor.pictures),
      })),
      ways: WAYS.map(({ key, icon, target }) => ({
        name: words.home.ways[key],
        href: linkHref(target, words),
        pictogram: icon,
      })),
      travelHeading: words.home.travelHeading,
      travel: TRAVEL.map(({ key, icon, turn }) => {
        const { name, place: text, time: note } = words.home.travel[key];
        return { name, text, note, pictogram: icon, turn };
      }),
    });
    seeding.both('carousel', 'carousel', locale, {
      slides: SLIDES.map(({ key, picture, level, target }) => {
        const { heading: title, text } = words.home.slides[key];
        return { title, text, level, href: linkHref(target, words), media: seeding.picture(picture) };
      }),
    });
  }
}
