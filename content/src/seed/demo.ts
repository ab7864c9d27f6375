import { centreDate } from '@mall/contract';
import type { Knex } from 'knex';
import { isInUse } from '../kit/in-use';
import { settings } from '../settings';
import { seedBenefits } from './benefits';
import { Bulk } from './bulk';
import { type DemoLocale, readDemo } from './demo-door';
import { seedDocuments } from './documents';
import { seedFiles } from './files';
import { seedHome } from './home';
import { seedLeisure } from './leisure';
import { seedNews } from './news';
import { seedOffersAndEvents } from './offers-and-events';
import { isDemoLocale, ORIGINAL, Seeding } from './seeding';
import { seedServices } from './services';
import { seedShell } from './shell';
import { seedShops } from './shops';
import { seedStories } from './stories';

/** Alternative text of a picture in a language; a logo is called what its shop is called. */
function altOf(seeding: Seeding, key: string, locale: DemoLocale): string {
  const described: Record<string, string> = seeding.words(locale).pictures;
  return described[key] ?? seeding.demo.TENANTS.find((tenant) => key === `logo-${tenant.key}`)?.name ?? '';
}

function seedPictureTexts(seeding: Seeding) {
  for (const [key, picture] of seeding.files) {
    if (key.startsWith('logo-')) continue;
    for (const locale of seeding.locales) {
      const text = altOf(seeding, key, locale);
      if (text) seeding.live('picture-text', key, locale, { picture, text });
    }
  }
}

/**
 * Fills an empty database with Galeria Borealis, in one transaction: all or nothing, and never twice.
 * Dates are relative to `now`, so the demo is fresh at every first start.
 * @returns whether it was filled now
 */
export async function seedDemo(now: Date): Promise<boolean> {
  if (!settings().demo || (await isInUse())) return false;
  const started = performance.now();
  const bulk = new Bulk();
  const seeding = new Seeding({
    bulk,
    now,
    firstStart: centreDate(now, settings().timeZone),
    locales: settings().locales.filter(isDemoLocale),
    demo: readDemo(),
  });
  const rows = await strapi.db.transaction(async ({ trx }) => {
    const writer = trx as Knex.Transaction;
    await bulk.open(writer, [
      ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::')),
      ...Object.keys(strapi.components),
      'plugin::upload.file',
    ]);
    seeding.files = seedFiles(seeding, (key) => altOf(seeding, key, ORIGINAL));
    seedPictureTexts(seeding);
    const shops = seedShops(seeding);
    seedOffersAndEvents(seeding, shops);
    seedShell(seeding);
    seedHome(seeding);
    seedStories(seeding, shops);
    seedLeisure(seeding, shops);
    seedNews(seeding, shops);
    seedBenefits(seeding, shops);
    seedDocuments(seeding);
    seedServices(seeding, shops);
    return bulk.write(writer);
  });
  // Without statistics SQLite scans whole tables for the wider joins.
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('ANALYZE');
  strapi.log.info('demo seeded', {
    rows,
    languages: seeding.locales.length,
    milliseconds: Math.round(performance.now() - started),
  });
  return true;
}
