import { createHash } from 'node:crypto';
import type { Locale } from '@mall/contract';
import type { Context, Next } from 'koa';
import type { Reading } from '../kit/request';
import { shared, single } from '../kit/singles';
import { settings } from '../settings';
import { centreFloors } from '../site/floors';
import { featuresOf, withAdditions } from './features';
import { planDrawing } from './plan-drawing';
import type { PlanSheet } from './plan-pdf';
import { planWords } from './plan-words';
import { mapLocations } from './shops';

/** To be raised when the same data are drawn in another way. */
const DRAWN_BY = 1;

interface Kept {
  version: string;
  bytes: Promise<Buffer>;
}

/** The last plan of each language, in memory: a plan is a hundred kilobytes and half a second of work. */
const kept = new Map<string, Kept>();

const FILE = /^plan_([A-Za-z_]{2,12})_[0-9a-f]{12}\.pdf$/;

/** Everything that a plan is drawn from; null while there is no map. */
async function sheetOf(locale: Locale): Promise<{ sheet: PlanSheet; version: string } | null> {
  const view: Reading = { locale, status: 'published' };
  const [row, header, locations, floors] = await Promise.all([
    shared('map-source', {}),
    single('header', view, {}),
    mapLocations(view),
    centreFloors(locale),
  ]);
  const shops = new Map(
    locations
      .filter(({ tenantSlug }) => tenantSlug !== null)
      .map((one) => [one.id, { ...one, name: one.title }]),
  );
  const features = withAdditions(featuresOf(row?.source), { shops, broken: new Set(), kiosk: null });
  const drawing = planDrawing(features);
  if (!drawing) return null;
  const centre = typeof header?.centreName === 'string' ? header.centreName : '';
  const sheet = { centre, locale, words: planWords(locale), drawing, floors };
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWN_BY, sheet]))
    .digest('hex')
    .slice(0, 12);
  return { sheet, version };
}

/**
 * The plan to print in the form of an uploaded file; null while there is no map. The file itself is drawn when it
 * is first asked for, and its address changes with what is on it.
 */
export async function printedPlan({ locale }: Reading): Promise<object | null> {
  const plan = await sheetOf(locale);
  if (!plan) return null;
  const hash = `plan_${locale.replace('-', '_')}_${plan.version}`;
  return {
    id: 1,
    attributes: {
      name: `plan-${locale}.pdf`,
      alternativeText: plan.sheet.words.title,
      caption: null,
      hash,
      ext: '.pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
      url: `/uploads/${hash}.pdf`,
    },
  };
}

async function bytesOf(locale: Locale): Promise<Buffer | null> {
  const plan = await sheetOf(locale);
  if (!plan) return null;
  const known = kept.get(locale);
  if (known?.version === plan.version) return known.bytes;
  // The writer and its fonts are loaded for the first plan that somebody asks for.
  const bytes = import('./plan-pdf.js').then(({ planPdf }) => planPdf(plan.sheet));
  kept.set(locale, { version: plan.version, bytes });
  bytes.catch(() => kept.delete(locale));
  return bytes;
}

/** Serves the drawn plans among the uploads. An address of an earlier version gives the plan of today. */
export function registerPrintedPlan(): void {
  strapi.server.router.get('/uploads/:file', async (ctx: Context, next: Next) => {
    const written = FILE.exec(String(ctx.params.file))?.[1]?.replace('_', '-');
    const locale = settings().locales.find((code) => code === written);
    const bytes = locale ? await bytesOf(locale) : null;
    if (!bytes) return next();
    ctx.type = 'application/pdf';
    ctx.body = bytes;
  });
}
