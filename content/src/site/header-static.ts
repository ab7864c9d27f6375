import type { Context } from 'koa';
import { component, type Entry, entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, reading } from '../kit/request';
import { isWritten, shared, single } from '../kit/singles';
import { type Row, table, uidOf } from '../kit/table';
import { offerEntries } from '../offers/offers';
import { hourWords } from '../opening-times/hour-words';
import { settings } from '../settings';
import { tenantEntries } from '../tenants/tenants';
import { centreFloors } from './floors';

type Part = Record<string, unknown>;

const parts = (value: unknown): Part[] => (Array.isArray(value) ? value : []);

function attributes(name: string, row: Row | null): Part | null {
  if (!row) return null;
  const { documentId: _, locale: __, updatedAt: ___, ...rest } = entry(uidOf(name), row).attributes;
  return rest;
}

/**
 * The centre's hours with their words in the asked language: first the special days of the whole centre, then those
 * of single places, which carry their place.
 */
export function openingTime(row: Row | null) {
  if (!row) return null;
  const words = hourWords(row);
  const translated = (part: Part, fields: string[]) => ({
    ...part,
    ...Object.fromEntries(fields.map((field) => [field, words.get(part[field]) ?? part[field] ?? null])),
  });
  const rows = parts(component('hours.opening-hours', row.opening_hours, row.locale ?? undefined));
  return {
    opening_hours: rows
      .sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
      .map((part) => translated(part, ['for_what', 'opening_hours_text', 'day', 'link'])),
    special_opening_days: [
      ...parts(component('hours.special-day', row.special_opening_days)),
      ...parts(row.place_special_days).flatMap(({ for_what, days }) =>
        parts(component('hours.special-day', days)).map((part): Part => ({ ...part, for_what })),
      ),
    ].map((part) => ({
      ...translated(part, ['special_day_name']),
      for_what: words.get(part.for_what) ?? part.for_what ?? null,
    })),
  };
}

type OpeningTime = ReturnType<typeof openingTime>;

/** A widget of the header with the hours of its place: those whose `for_what` the editor named. */
function widget(value: unknown, original: Row | null, times: OpeningTime) {
  if (typeof value !== 'object' || value === null) return null;
  const { isActive, for_what: place } = value as Part;
  const originals = parts(original?.opening_hours);
  const ids = new Set(originals.filter((part) => part.for_what === place).map((part) => part.id));
  return {
    isActive: isActive === true,
    for_what: place ?? null,
    opening_hours: times?.opening_hours.filter((part) => ids.has((part as Part).id)) ?? [],
  };
}

async function menu(view: Reading): Promise<Entry[]> {
  const rows = await table('menu-category').findMany({
    where: { locale: view.locale },
    populate: populate.menu(view.status),
    orderBy: [{ order: 'asc' }],
  });
  const tenants = rows.map((row) => row.featuredTenant as Row | null).filter((tenant) => tenant !== null);
  const offers = rows.flatMap((row) => parts(row.featuredOffers) as Row[]);
  await offerEntries(offers, view);
  const featured = new Map((await tenantEntries(tenants, view)).map((tenant) => [tenant.id, tenant]));
  return rows.map((row) => {
    const category = entry(uidOf('menu-category'), row);
    const tenant = row.featuredTenant as Row | null;
    category.attributes.featuredTenant = { data: (tenant && featured.get(tenant.id)) ?? null };
    return category;
  });
}

/** Whether each policy has a page to be led to. */
async function writtenPolicies(view: Reading) {
  const [terms, privacyPolicy, cookiePolicy] = await Promise.all([
    isWritten('terms-and-condtion', view),
    isWritten('privacy-policy', view),
    isWritten('cookie-policy', view),
  ]);
  return { terms, privacyPolicy, cookiePolicy };
}

/** `/api/header/static`: everything around a page, as one plain object. */
export async function findHeaderStatic(ctx: Context) {
  const view = reading(ctx);
  const { frontendLink, backendLink } = settings();
  const [menuData, headerRow, footerRow, timesRow, cookiesRow, seoRow, favicon, script, floors, policies] =
    await Promise.all([
      menu(view),
      single('header', view, populate.header),
      single('footer', view, populate.footer),
      single('opening-time', view, populate.openingTime),
      single('cookie-setting', view, populate.cookies),
      single('seo', view, { image: true }),
      shared('favicon', populate.look),
      shared('script', {}),
      centreFloors(view.locale),
      writtenPolicies(view),
    ]);
  const times = openingTime(timesRow);
  const { dailyMenuPage, ...headerData } = attributes('header', headerRow) ?? {};
  const cookies = attributes('cookie-setting', cookiesRow);
  ctx.body = {
    headerData: headerRow && {
      ...headerData,
      cableway_openings: widget(headerRow.cableway_openings, timesRow, times),
      cinema_openings: widget(headerRow.cinema_openings, timesRow, times),
    },
    footerData: attributes('footer', footerRow),
    seoData: attributes('seo', seoRow),
    menuData,
    openingTime: times,
    cookiesPopup: cookies?.cookiesPopup ?? null,
    cookiesCategories: cookies?.cookiesCategories ?? [],
    precheckMarketingCookies: cookies?.precheckMarketingCookies ?? false,
    consentPreset: cookies?.consentPreset ?? 'standard',
    faviconData: attributes('favicon', favicon),
    scriptsData: attributes('script', script),
    dailyMenuPage: dailyMenuPage ? { name: dailyMenuPage } : null,
    links: { frontend: frontendLink, backend: backendLink },
    floors,
    policies,
  };
}
