import { type AskedQuestion, DEFAULT_LOCALE, type Locale } from '@mall/contract';
import * as populate from '../kit/populate';
import { type Row, table } from '../kit/table';
import type { AskedIn } from './results';

const questions = { questions: { populate: { options: true } } };

/** The questions of a survey's row. */
export const questionsOf = ({ questions: asked }: Row): AskedQuestion[] =>
  (Array.isArray(asked) ? (asked as AskedQuestion[]) : []).map((one) => ({
    ...one,
    options: one.options ?? [],
  }));

/** The survey that visitors see under an address, with its questions. */
export function surveyAt(slug: string, locale: Locale): Promise<Row | null> {
  return table('survey').findOne({
    where: { slug, locale, ...populate.inState('published') },
    populate: questions,
  });
}

/**
 * The questions of a survey as they are now, by language, the centre's own first: what visitors see, or what was written
 * last where they see it no more. Nothing of one that is deleted.
 */
export async function askedIn(documentId: string): Promise<AskedIn[]> {
  const rows = await table('survey').findMany({ where: { documentId }, populate: questions });
  const current = new Map<string, Row>();
  for (const row of rows)
    if (row.publishedAt || !current.has(String(row.locale))) current.set(String(row.locale), row);
  return [...current]
    .map(([language, row]) => ({ language, questions: questionsOf(row) }))
    .sort((a, b) => Number(b.language === DEFAULT_LOCALE) - Number(a.language === DEFAULT_LOCALE));
}
