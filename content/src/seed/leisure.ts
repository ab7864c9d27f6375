import { addDays } from '@mall/contract';
import type { DemoLocale, WeekMenu } from './demo-door';
import type { Seeding } from './seeding';
import { inLocale, known, type Shops } from './shops';

function seedCinema(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { CINEMA_TENANT, MOVIES, reservation } = seeding.demo;
  const words = seeding.words(locale).leisure;
  for (const movie of MOVIES) {
    const { title: name, slug, category, lead, description } = words.movies[movie.key];
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
      reserve: reservation(seeding.original.leisure.movies[movie.key].slug),
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

function seedLunch(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { isVegetarian, LUNCH_CARDS, offerLabel, RESTAURANT_MENUS, TENANTS } = seeding.demo;
  const words = seeding.words(locale).leisure;
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
    const versions = seeding.both('lunch-card', card.key, locale, {
      ...words.lunchCards[card.key],
      label: offerLabel({ percent: card.percent }, locale),
      startDate: addDays(seeding.firstStart, card.starts),
      endDate: addDays(seeding.firstStart, card.ends),
      media: seeding.picture(`lunch-card-${card.key}`),
    });
    for (const tenant of card.tenants) {
      seeding.linkVersions('lunch-card', versions, 'tenants', known(shops.tenants, inLocale(locale, tenant)));
    }
    seeding.linkVersions('daily-menu', page, 'lunch_cards', versions);
  }
}

/** Cinema, daily menu and lunch cards of the demo. */
export function seedLeisure(seeding: Seeding, shops: Shops): void {
  for (const locale of seeding.locales) {
    seedCinema(seeding, locale, shops);
    seedLunch(seeding, locale, shops);
  }
}
