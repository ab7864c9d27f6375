import type { Translate } from '../../i18n/translator.ts';
import { type FormRules, issueText, mostOf } from './form-rules.ts';
import { type FormState, fieldId } from './form-state.ts';
import { issueWords } from './form-words.ts';

/**
 * Gives each field of a form what its component of the kit needs: `text` for what is typed, `choice` for answers to
 * press, `check` for a box.
 */
export function formFields(id: string, rules: FormRules, t: Translate, state: FormState | undefined) {
  const sent = state && state.state !== 'done' ? state : undefined;
  const words = issueWords(t);

  function base(name: string) {
    const rule = rules[name] ?? { kind: 'line' as const, label: name };
    const issue = sent?.issues[name];
    return {
      id: fieldId(id, name),
      name,
      label: rule.label,
      error: issue && issueText(issue, rule, words),
      required: rule.needed === true,
      note: rule.needed || rule.kind === 'check' ? undefined : t('forms:optional'),
    };
  }
  const values = (name: string) => sent?.values[name] ?? [];
  return {
    base,
    values,
    text(name: string) {
      const rule = rules[name];
      // Half as much again: what is too long is told, not cut.
      const most = rule && mostOf(rule);
      return {
        ...base(name),
        defaultValue: values(name)[0] ?? '',
        maxLength: most && Math.ceil(most * 1.5),
        min: rule?.least,
      };
    },
    choice(name: string) {
      return { ...base(name), chosen: values(name) };
    },
    check(name: string) {
      const { note: _, ...rest } = base(name);
      return { ...rest, defaultChecked: values(name).length > 0, value: 'on' };
    },
  };
}
