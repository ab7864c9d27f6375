import type { Knex } from 'knex';
import { centreDate, DEMO_LOCALES, type DemoLocale, TENANTS, texts } from '../../demo';
import { PARTS } from '../../demo/parts';
import { table } from '../calls/table';
import { DEFAULT_LOCALE, settings } from '../settings';
import { seedBenefits } from './benefits';
import { Bulk } from './bulk';
import { seedDocuments } from './documents';
import { seedFiles } from './files';
import { seedHome } from './home';
import { seedLeisure } from './leisure';
import { seedNews } from './news';
import { seedOffersAndEvents } from './offers-and-events';
import { Seeding } from './seeding';
import { seedServices } from './services';
import { seedShell } from './shell';
import { seedShops } from './shops';
import { seedStories } from './stories';

const isDemoLocale = (code: string): code is DemoLocale => DEMO_LOCALES.some((locale) => locale === code);

/** Whether editors have anything yet: a database in use is never touched. */
async function isEmpty(): Promise<boolean> {
  for (const type of ['tenant', 'menu-category', 'offer', 'event', 'header', 'plugin::upload.file']) {
    if ((await table(type).count({})) > 0) return false;
  }
  return true;
}

/** Alternative text of a picture in a language; a logo is called what its shop is called. */
function altOf(key: string, locale: DemoLocale): string {
  const words: Record<string, string> = texts[locale].pictures;
  const ofParts = PARTS.map((part) => part.alternatives[locale]?.[key] ?? part.alternatives.en?.[key]).find(
    Boolean,
  );
  return words[key] ?? ofParts ?? TENANTS.find((tenant) => key === `logo-${tenant.key}`)?.name ?? '';
}

function seedPictureTexts(seeding: Seeding) {
  for (const [key, picture] of seeding.files) {
    if (key.startsWith('logo-')) continue;
    for (const locale of seeding.locales) {
      const text = altOf(key, locale);
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
  if (!settings().demo || !(await isEmpty())) return false;
  const started = performance.now();
  const bulk = new Bulk();
  const seeding = new Seeding({
    bulk,
    now,
    firstStart: centreDate(now, settings().timeZone),
    locales: settings().locales.filter(isDemoLocale),
    texts,
  });
  const rows = await strapi.db.transaction(async ({ trx }) => {
    const writer = trx as Knex.Transaction;
    await bulk.open(writer, [
      ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::')),
      ...Object.keys(strapi.components),
      'plugin::upload.file',
    ]);
    seeding.files = seedFiles(bulk, now, (key) => altOf(key, DEFAULT_LOCALE));
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
