import type { PageWords } from '../../i18n/page-words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx';
import { TextArea } from '../../ui/Field/TextArea.tsx';
import { EnhancedForm } from '../forms/EnhancedForm.tsx';
import { formFields } from '../forms/form-fields.ts';
import type { FormState } from '../forms/form-state.ts';
import type { SurveyQuestion } from '../forms/survey-question.ts';
import s from './SurveyForm.module.css';
import {
  ASKED_FIELD,
  askedField,
  questionField,
  RATINGS,
  SURVEY_FORM,
  SURVEY_PATH,
  surveyRules,
} from './survey-rules.ts';

interface SurveyFormProps {
  questions: SurveyQuestion[];
  /** One question at a time, where scripts run. */
  stepped: boolean;
  words: PageWords;
  source: string;
  /** Slug of the survey. */
  page: string;
  state?: FormState;
  labelledBy: string;
}

/** The questions of a survey, to be answered on one page or one after the other. */
export function SurveyForm({ questions, stepped, words, source, page, state, labelledBy }: SurveyFormProps) {
  const { t, locale } = words;
  const rules = surveyRules(questions);
  const fields = formFields(SURVEY_FORM, rules, t, state);
  const steps = stepped && !state && questions.length > 1;
  return (
    <EnhancedForm
      id={SURVEY_FORM}
      draft={`${SURVEY_FORM}-${page}`}
      path={SURVEY_PATH}
      rules={rules}
      t={t}
      locale={locale}
      source={source}
      state={state}
      done={{ heading: t('survey:thanks'), text: t('common:success.sent') }}
      submit={t('survey:submit')}
      hidden={{ page, [ASKED_FIELD]: askedField(questions) }}
      labelledBy={labelledBy}
    >
      <ol className={s.questions} data-steps={steps ? '' : undefined}>
        {questions.map((question, index) => (
          <li key={question.question} data-step={steps ? '' : undefined}>
            <Question question={question} name={questionField(index)} fields={fields} words={words} />
            {steps && (
              <p className={s.move}>
                {index > 0 && (
                  <Button look="outline" data-back="">
                    {t('survey:back')}
                  </Button>
                )}
                {index < questions.length - 1 && (
                  <Button arrow data-next="">
                    {t('survey:next')}
                  </Button>
                )}
                <span>{t('survey:step', { number: index + 1, all: questions.length })}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </EnhancedForm>
  );
}

interface QuestionProps {
  question: SurveyQuestion;
  name: string;
  fields: ReturnType<typeof formFields>;
  words: PageWords;
}

function Question({
  question: { type, options, help, required },
  name,
  fields,
  words: { t },
}: QuestionProps) {
  const kind = t(`survey:${type}`);
  const hint = help ?? (required ? kind : `${kind}, ${t('survey:optional')}`);
  if (type === 'text') return <TextArea {...fields.text(name)} note={undefined} hint={hint} />;
  const choices = type === 'rating' ? RATINGS.map(String) : options;
  return (
    <ChoiceField
      {...fields.choice(name)}
      note={undefined}
      hint={hint}
      several={type === 'multiple'}
      look={type === 'rating' ? 'scale' : 'rows'}
      choices={choices.map((value) => ({ value, name: value }))}
    />
  );
}
