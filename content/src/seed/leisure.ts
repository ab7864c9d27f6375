import { addDays, type DemoLocale, offerLabel, TENANTS } from '../../demo';
import {
  CINEMA_TENANT,
  isVegetarian,
  LUNCH_CARDS,
  leisureTexts,
  MOVIES,
  RESTAURANT_MENUS,
  reservation,
  type WeekMenu,
} from '../../demo/leisure';
import type { Seeding } from './seeding';
import { inLocale, known, type Shops } from './shops';

type Words = ReturnType<typeof leisureTexts>;

function seedCinema(seeding: Seeding, locale: DemoLocale, shops: Shops, texts: Words) {
  const words = texts[locale];
  for (const movie of MOVIES) {
    const [name, slug, category, lead, description] = words.movies[movie.key];
    seeding.both('movie', movie.key, locale, {
      name,
      slug,
      lead,
      category,
      description,
      minutes: movie.minutes,
      age: movie.age,
      latest: 'latest' in movie,
      premiere: addDays(seeding.firstStart, movie.premiere),
      trailer: 'trailer' in movie ? movie.trailer : null,
      reserve: reservation(texts['pl-PL'].movies[movie.key][1]),
      media: seeding.picture(`poster-${movie.key}`),
      programme: movie.programme.map((version) => ({
        sound: version.sound,
        threeD: 'threeD' in version,
        ...Object.fromEntries(('access' in version ? version.access : []).map((field) => [field, true])),
        showings: version.showings.flatMap(([days, ...times]) => times.map((time) => ({ days, time }))),
      })),
    });
  }
  const page = seeding.both('cinema-page', 'cinema-page', locale, words.cinemaPage);
  seeding.linkVersions('cinema-page', page, 'tenant', known(shops.tenants, inLocale(locale, CINEMA_TENANT)));
  seeding.both('cinema-section', 'cinema-section', locale, {
    ...words.cinemaSection,
    href: '/cinema',
    media: seeding.picture('scene-cinema'),
  });
}

function seedLunch(seeding: Seeding, locale: DemoLocale, shops: Shops, texts: Words) {
  const words = texts[locale];
  const { heading, text } = words.dailyMenu;
  const page = seeding.both('daily-menu', 'daily-menu', locale, { heading, text });
  RESTAURANT_MENUS.forEach((menu, order) => {
    const [servedFrom, servedTo] = menu.served;
    const week: WeekMenu = menu.week;
    const versions = seeding.both('restaurant-menu', menu.tenant, locale, {
      name: TENANTS.find(({ key }) => key === menu.tenant)?.name ?? menu.tenant,
      servedFrom,
      servedTo,
      currency: 'PLN',
      order,
      dishes: Object.entries(week).flatMap(([day, dishes]) =>
        dishes.map(([dish, price]) => ({
          day,
          name: words.dishes[dish],
          price,
          vegetarian: isVegetarian(dish),
        })),
      ),
    });
    seeding.linkVersions(
      'restaurant-menu',
      versions,
      'tenant',
      known(shops.tenants, inLocale(locale, menu.tenant)),
    );
  });
  for (const card of LUNCH_CARDS) {
    const { steps, ...fields } = words.lunchCards[card.key];
    const versions = seeding.both('lunch-card', card.key, locale, {
      ...fields,
      label: offerLabel({ percent: card.percent }, locale),
      startDate: addDays(seeding.firstStart, card.starts),
      endDate: addDays(seeding.firstStart, card.ends),
      media: seeding.picture(`lunch-card-${card.key}`),
      steps: steps.map(([title, line]) => ({ title, text: line })),
    });
    for (const tenant of card.tenants) {
      seeding.linkVersions('lunch-card', versions, 'tenants', known(shops.tenants, inLocale(locale, tenant)));
    }
    seeding.linkVersions('daily-menu', page, 'lunch_cards', versions);
  }
}

/** Cinema, daily menu and lunch cards of the demo. */
export function seedLeisure(seeding: Seeding, shops: Shops): void {
  const texts = leisureTexts();
  for (const locale of seeding.locales) {
    seedCinema(seeding, locale, shops, texts);
    seedLunch(seeding, locale, shops, texts);
  }
}
