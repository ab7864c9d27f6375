import type { Survey } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { shownState, validMoment } from '../../content/fields/periods.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { SurveyQuestion } from '../forms/survey-question.ts';
import type { SurveyPage } from './survey-models.ts';

const TYPES: readonly SurveyQuestion['type'][] = ['single', 'multiple', 'rating', 'text'];

function questionOf(question: Survey['questions'][number]): SurveyQuestion[] {
  const options = question.options.flatMap((option) => plainText(option.text) ?? []);
  const type = TYPES.find((one) => one === question.type) ?? (options.length > 0 ? 'single' : 'text');
  const chosen = type === 'single' || type === 'multiple';
  const words = plainText(question.question);
  // Nothing to choose from: it cannot be answered.
  if (words === undefined || (chosen && options.length === 0)) return [];
  return [
    omitUndefined({
      question: words,
      help: plainText(question.help),
      type,
      required: question.isRequired === true,
      options: chosen ? options : [],
    }),
  ];
}

/** Null = there is no such survey. One that is over still has its page and says so. */
export async function loadSurveyPage(context: LoadContext): Promise<SurveyPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const survey = await context.content.read('survey', { slug });
  if (!survey) return null;
  const starts = validMoment(survey.startDate);
  const ends = validMoment(survey.endDate);
  const lead = plainText(survey.lead);
  const name = trimToUndefined(survey.name) ?? slug;
  const { links } = cardContext(context);
  return omitUndefined<SurveyPage>({
    name,
    href: links.page('survey', { slug: survey.slug.trim() }),
    lead,
    html: richText(survey.description, links),
    starts: starts ?? '',
    ends: ends ?? null,
    state: shownState(starts, ends, context),
    stepped: survey.isStepped === true,
    questions: survey.questions.flatMap(questionOf),
    alternates: alternatesBySlug(slugAlternates(survey, slug, context.locale)),
    seo: omitUndefined({ description: lead ?? plainText(survey.description) }),
  });
}
