import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Button } from '../../ui/Button/Button.tsx';
import {
  FormDone,
  FormStatus,
  FormSummary,
  SummaryPlace,
  Trap,
} from '../../ui/form-notices/form-notices.tsx';
import s from './EnhancedForm.module.css';
import { PROOF_FIELD, SOURCE_FIELD, TRAP_FIELD } from './form-constants.ts';
import { type FormRules, summaryText } from './form-rules.ts';
import { type FormState, fieldId } from './form-state.ts';
import { formPlan, stateWords } from './form-words.ts';

interface EnhancedFormProps {
  /** Of the form, one a page; ids of its fields begin with it. */
  id: string;
  /** What its draft is kept under, where that is not the id: one form, many pages that ask something else. */
  draft?: string;
  /** Where the website takes it. */
  path: string;
  rules: FormRules;
  t: Translate;
  locale: Locale;
  /** Address of the page that the form stands on. */
  source: string;
  /** What came of a post, on the page that answers it. */
  state?: FormState;
  /** What stands in the form's place once it is sent. */
  done: { heading: string; text: string };
  submit: string;
  /** What it posts besides its fields. */
  hidden?: Readonly<Record<string, string>>;
  /** With files it posts in parts. */
  files?: boolean;
  /** Id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A form that posts as it stands and is answered with a page; `<enhanced-form>` takes over once its script is there
 * (enhanced-form.element.ts). Errors stand beside their fields and in a summary that has the focus.
 */
export function EnhancedForm(props: EnhancedFormProps) {
  const { id, path, rules, t, locale, source, state, done, submit, hidden = {}, files, labelledBy } = props;
  const sent = state && state.state !== 'done' ? state : undefined;
  return (
    <enhanced-form
      data-state={state?.state ?? 'blank'}
      data-id={props.draft ?? id}
      data-form={JSON.stringify(formPlan(id, rules, t))}
    >
      {state?.state !== 'done' && (
        <form
          className={s.form}
          method="post"
          action={`${path}?locale=${locale}`}
          encType={files ? 'multipart/form-data' : undefined}
          noValidate
          aria-labelledby={labelledBy}
        >
          {sent ? <Sent sent={sent} id={id} rules={rules} t={t} /> : <SummaryPlace />}
          {props.children}
          <Trap id={fieldId(id, 'trap')} name={TRAP_FIELD} label={t('forms:trap')} />
          {sent && <input type="hidden" name={PROOF_FIELD} defaultValue={sent.proof} />}
          <input type="hidden" name={SOURCE_FIELD} defaultValue={source} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
          <FormStatus />
          <Button type="submit" arrow className={s.submit}>
            {submit}
          </Button>
        </form>
      )}
      <FormDone words={state?.state === 'done' ? done : undefined} level={state ? 2 : 3} />
    </enhanced-form>
  );
}

function Sent({
  sent,
  id,
  rules,
  t,
}: Pick<EnhancedFormProps, 'id' | 'rules' | 't'> & { sent: Exclude<FormState, { state: 'done' }> }) {
  if (sent.state !== 'form') return <FormSummary text={stateWords(sent.state, t)} />;
  const { issues: words } = formPlan(id, rules, t).words;
  const issues = Object.entries(rules).flatMap(([name, rule]) => {
    const issue = sent.issues[name];
    return issue ? [{ id: fieldId(id, name), text: summaryText(issue, rule, words) }] : [];
  });
  return issues.length === 0 ? (
    <SummaryPlace />
  ) : (
    <FormSummary text={stateWords('form', t)} issues={issues} />
  );
}
