import { z } from 'zod';
import type { Json } from '../../reading/unwrap.ts';
import { component, entity, flag, list, many, moment, needed, text } from '../../wire.ts';
import { localization } from '../tenant.ts';

/** Options that one text holds: its lines, or what its commas part. */
function optionsOf(value: Json): Json {
  if (typeof value !== 'string') return value;
  const mark = ['\n', ';', ','].find((one) => value.includes(one));
  const parts = mark === undefined ? [value] : value.split(mark);
  return parts.map((one) => one.trim()).filter((one) => one !== '');
}

const surveyQuestion = component(
  'SurveyQuestion',
  {
    question: needed,
    help: text,
    /** single, multiple, rating (1 to 5) or text; a kind that a reader does not know reads as text. */
    type: text,
    isRequired: flag,
    options: list(
      component(
        'SurveyOption',
        { text },
        {
          bare: ['text'],
          entries: optionsOf,
          names: { text: ['answer', 'label', 'name', 'title', 'value', 'option'] },
        },
      ),
    ),
  },
  {
    bare: ['question'],
    names: {
      type: ['questionType', 'kind', 'inputType', 'answerType'],
      help: ['hint', 'description', 'helpText', 'note'],
    },
    words: {
      type: {
        radio: 'single',
        radiobutton: 'single',
        select: 'single',
        dropdown: 'single',
        choice: 'single',
        singlechoice: 'single',
        one: 'single',
        boolean: 'single',
        yesno: 'single',
        checkbox: 'multiple',
        checkboxes: 'multiple',
        multi: 'multiple',
        multichoice: 'multiple',
        multiplechoice: 'multiple',
        multiselect: 'multiple',
        many: 'multiple',
        stars: 'rating',
        scale: 'rating',
        rate: 'rating',
        score: 'rating',
        nps: 'rating',
        textarea: 'text',
        input: 'text',
        string: 'text',
        open: 'text',
        textfield: 'text',
        longtext: 'text',
        shorttext: 'text',
        freetext: 'text',
      },
    },
  },
);

/** `/api/surveys/survey/{slug}`. `description` is HTML; `isStepped` = one question at a time. */
export const survey = entity(
  'Survey',
  {
    name: needed,
    slug: needed,
    lead: z.string().nullish(),
    description: text,
    startDate: moment,
    endDate: moment,
    isStepped: flag,
    questions: list(surveyQuestion),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
    localizations: many(localization).optional(),
  },
  { names: { isStepped: ['stepped', 'stepByStep', 'oneByOne'] } },
);
export type Survey = z.output<typeof survey>;
