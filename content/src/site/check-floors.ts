import { bestContrast, floorPaint, isLocale, LOCALES } from '@mall/contract';
import { errors } from '@strapi/utils';
import { uidOf } from '../kit/table';

interface Issue {
  path: string[];
  message: string;
}

/** What is wrong with the colour of a floor, in both languages of the admin; undefined for none and for a good one. */
function colourIssue(colour: unknown): string | undefined {
  if (typeof colour !== 'string' || colour.trim() === '' || floorPaint(colour)) return undefined;
  const best = bestContrast(colour);
  return best === undefined
    ? 'Kolor zapisuje się jako #00664a. / A colour is written as #00664a.'
    : `Na tym kolorze ani biel, ani czerń nie są czytelne (${best.toFixed(1)} : 1, potrzeba 4.5 : 1): wybierz ciemniejszy albo jaśniejszy. / Neither white nor black can be read on this colour (${best.toFixed(1)} : 1, needed are 4.5 : 1): choose a darker or a lighter one.`;
}

/** What keeps a floor from being saved. */
export function floorIssue(floor: Readonly<Record<string, unknown>>): Issue | undefined {
  const colour = colourIssue(floor.colour);
  if (colour) return { path: ['colour'], message: colour };
  const names: unknown[] = Array.isArray(floor.names) ? floor.names : [];
  const at = names.findIndex((name) => {
    const { language } = (name ?? {}) as { language?: unknown };
    return typeof language === 'string' && !isLocale(language);
  });
  if (at < 0) return undefined;
  const known = LOCALES.join(', ');
  return {
    path: ['names', String(at), 'language'],
    message: `Nie ma takiego języka; są: ${known}. / There is no such language; there are ${known}.`,
  };
}

/** Refuses a floor on whose colour nothing could be read, and one that is named in no language. */
export function checkFloorsOnSave(): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    const saved = context.action === 'create' || context.action === 'update';
    const issue = data && saved && context.uid === uidOf('location') ? floorIssue(data) : undefined;
    if (issue) {
      const error = { ...issue, name: 'ValidationError' };
      throw new errors.ValidationError(issue.message, { errors: [error] });
    }
    return next();
  });
}
