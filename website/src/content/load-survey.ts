import type { Survey } from '@mall/contract';
import { making } from './cards.ts';
import type { SurveyPage, SurveyQuestion } from './document-models.ts';
import type { LoadContext } from './load-context.ts';
import { periodState, validMoment } from './periods.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import { slugVersions, versionsBySlug } from './versions.ts';

const TYPES: readonly SurveyQuestion['type'][] = ['single', 'multiple', 'rating', 'text'];

function questionOf(question: Survey['questions'][number]): SurveyQuestion[] {
  const options = question.options.flatMap((option) => plainText(option.text) ?? []);
  const type = TYPES.find((one) => one === question.type) ?? (options.length > 0 ? 'single' : 'text');
  const chosen = type === 'single' || type === 'multiple';
  const words = plainText(question.question);
  // Nothing to choose from: it cannot be answered.
  if (words === undefined || (chosen && options.length === 0)) return [];
  return [
    without({
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
  const name = text(survey.name) ?? slug;
  return without<SurveyPage>({
    name,
    lead,
    html: richText(survey.description, making(context).links),
    starts: starts ?? '',
    ends: ends ?? null,
    state: periodState(starts, ends, context.now, context.timeZone),
    stepped: survey.isStepped === true,
    questions: survey.questions.flatMap(questionOf),
    versions: versionsBySlug(slugVersions(survey, slug, context.locale)),
    seo: without({ description: lead ?? plainText(survey.description) }),
  });
}
