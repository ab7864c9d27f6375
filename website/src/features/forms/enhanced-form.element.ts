import { KEY_FIELD, PROOF_FIELD, RESPONSE_WAIT_MS, TRAP_FIELD } from './form-constants.ts';
import { type Draft, formDraft, randomKey } from './form-draft.ts';
import { formProof } from './form-proof.ts';
import {
  type FieldIssue,
  type FieldIssues,
  issueOf,
  issueText,
  readForm,
  summaryText,
  type Values,
} from './form-rules.ts';
import type { FormPlan, ScriptResponse } from './form-state.ts';
import { photoDrop } from './photo-drop.ts';
import { questionSteps } from './question-steps.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const CONTROLS = 'input, select, textarea';

function isControl(target: unknown): target is Control {
  return target instanceof Element && target.matches(CONTROLS);
}

/** Puts values into the controls of a form; files are left alone. @param names what chosen options are called */
function fill(form: HTMLFormElement, { values, names }: Draft) {
  for (const [name, given] of Object.entries(values)) {
    for (const control of form.querySelectorAll<Control>(
      `[data-field="${CSS.escape(name)}"] :is(${CONTROLS})`,
    )) {
      if (control.type === 'file') continue;
      if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
        control.checked = given.includes(control.value);
      else {
        const [value = ''] = given;
        if (control instanceof HTMLSelectElement) offerTime(control, value, names?.[value]);
        control.value = value;
      }
    }
  }
}

/**
 * Offers a time (`2026-12-03T09:00`, on the centre's clocks) that is not offered any more: it may have been taken by the
 * very form whose answer was lost, which is sent again under the same key.
 */
function offerTime(select: HTMLSelectElement, time: string, text: string | undefined) {
  if (text && /^[-\d]+T/.test(time) && ![...select.options].some(({ value }) => value === time))
    select.add(new Option(text, time));
}

/**
 * `<enhanced-form>` around a form of the kit: checks fields when they are left and all of them before it sends, sends
 * without leaving the page, says what came of it, and keeps what was typed in session storage until it is sent.
 * `data-state` is blank, form, sending, failed, tooMany or done. Without this script the form posts and is answered
 * with a page.
 */
class EnhancedForm extends HTMLElement {
  plan: FormPlan = JSON.parse(this.dataset.form ?? '{}');
  draft = formDraft(this.dataset.id ?? '', () => sessionStorage);
  /** Names what will be sent; another one as soon as that is changed after it was sent. */
  key = randomKey();
  tried = false;
  proof?: ReturnType<typeof formProof>;

  connectedCallback() {
    const form = this.querySelector('form');
    if (!form || form.dataset.ready) return;
    form.dataset.ready = '';
    const prove = () => {
      this.proof ??= formProof(form.action);
    };
    // Nobody's eyes are on a page that is made ahead, or in another tab.
    document.addEventListener('visibilitychange', prove);
    if (!document.hidden) prove();
    const kept = this.draft.read();
    // What the server gives back is newer than what was kept.
    if (kept && this.dataset.state === 'blank') {
      this.key = kept.key;
      // It may have been sent already, with photos that are not kept: a change makes another form of it.
      this.tried = true;
      fill(form, kept);
    }
    photoDrop(form, this.plan, (issue) => {
      this.mark(form, 'photos', issue);
      this.renew();
    });
    questionSteps(form, (names) => this.reportStep(form, names));
    this.narrow(form);
    form.addEventListener('input', (event) => this.changed(form, event));
    form.addEventListener('change', (event) => this.changed(form, event));
    form.addEventListener('focusout', ({ target }) => this.left(form, target));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit(form);
    });
  }

  values(form: HTMLFormElement): { values: Values; issues: FieldIssues } {
    const data = new FormData(form);
    return readForm(this.plan.rules, (name) =>
      data.getAll(name).filter((value) => typeof value === 'string'),
    );
  }

  changed(form: HTMLFormElement, { target }: Event) {
    if (!isControl(target)) return;
    const name = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (!name) return;
    this.renew();
    const values = this.keep(form);
    this.narrow(form);
    // A message goes as soon as it is no longer true; a new one waits until the field is left.
    if (target.getAttribute('aria-invalid') === 'true' && target.type !== 'file')
      this.mark(form, name, issueOf(name, this.plan.rules, values));
  }

  /** Keeps what was typed until it is sent. */
  keep(form: HTMLFormElement): Values {
    const { values } = this.values(form);
    const names = Object.fromEntries(
      [...form.querySelectorAll('select')].map(({ value, selectedOptions }) => [
        value,
        selectedOptions[0]?.text,
      ]),
    );
    this.draft.write({ values, key: this.key, names });
    return values;
  }

  /** What is changed after it was sent is another form. */
  renew() {
    if (!this.tried) return;
    this.key = randomKey();
    this.tried = false;
  }

  left(form: HTMLFormElement, target: EventTarget | null) {
    if (!isControl(target) || target.type === 'file' || /^(?:checkbox|radio)$/.test(target.type)) return;
    const name = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    // An empty field that is passed by is no mistake yet.
    if (name && target.value.trim() !== '')
      this.mark(form, name, issueOf(name, this.plan.rules, this.values(form).values));
  }

  /** Takes away options that do not go with the choice they depend on. */
  narrow(form: HTMLFormElement) {
    for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-depends-on]')) {
      const chosen = new FormData(form).get(select.dataset.dependsOn ?? '');
      for (const option of select.options) {
        const only = option.dataset.only?.split(' ');
        const fits = !chosen || !only || only.includes(String(chosen));
        option.hidden = !fits;
        option.disabled = !fits;
        if (!fits && option.selected) select.value = '';
      }
      for (const group of select.querySelectorAll('optgroup'))
        group.hidden = [...group.querySelectorAll('option')].every(({ disabled }) => disabled);
    }
  }

  /** Puts a message below a field, or takes it away. */
  mark(form: HTMLFormElement, name: string, issue: FieldIssue | string | undefined) {
    const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
    const message = field?.querySelector<HTMLElement>('[data-error]');
    const rule = this.plan.rules[name];
    if (!field || !message) return;
    const words = this.plan.words.issues;
    const text =
      issue === undefined ? '' : rule && issue in words ? issueText(issue as FieldIssue, rule, words) : issue;
    message.hidden = !text;
    message.lastElementChild?.replaceChildren(text);
    for (const control of field.querySelectorAll(CONTROLS))
      control.setAttribute('aria-invalid', String(Boolean(text)));
  }

  /** Lists what is wrong above the form and gives the list the focus. */
  report(form: HTMLFormElement, text: string, issues: readonly { name: string; text: string }[] = []) {
    const summary = form.querySelector<HTMLElement>('[data-summary]');
    if (!summary) return;
    const list = summary.querySelector('ul') ?? summary.appendChild(document.createElement('ul'));
    summary.querySelector('p')?.replaceChildren(text);
    list.replaceChildren(
      ...issues.map((issue) => {
        const link = document.createElement('a');
        link.href = `#${this.plan.id}-${issue.name}`;
        link.textContent = issue.text;
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    summary.hidden = false;
    summary.focus();
  }

  /** Marks every field with an issue among `names`; true = nothing is wrong. */
  check(form: HTMLFormElement, names: readonly string[]): boolean {
    const { issues } = this.values(form);
    const { rules, words } = this.plan;
    const wrong = names.flatMap((name) => {
      const [issue, rule] = [issues[name], rules[name]];
      this.mark(form, name, issue);
      return issue && rule ? [{ name, text: summaryText(issue, rule, words.issues) }] : [];
    });
    if (wrong.length > 0) this.report(form, words.check, wrong);
    return wrong.length === 0;
  }

  reportStep(form: HTMLFormElement, names: readonly string[]): boolean {
    const whole = this.check(form, names);
    if (whole) this.hush(form);
    return whole;
  }

  hush(form: HTMLFormElement) {
    const summary = form.querySelector<HTMLElement>('[data-summary]');
    if (summary) summary.hidden = true;
  }

  say(text: string) {
    this.querySelector('[data-status]')?.replaceChildren(text);
  }

  async submit(form: HTMLFormElement) {
    if (this.dataset.state === 'sending') return;
    this.hush(form);
    this.say('');
    // Photos are judged where they are dropped; here only what can be typed.
    const names = Object.keys(this.plan.rules).filter((name) => this.plan.rules[name]?.kind !== 'photos');
    if (!this.check(form, names)) return;
    const { sending, failed } = this.plan.words;
    this.dataset.state = 'sending';
    this.say(sending);
    const data = new FormData(form);
    data.set(KEY_FIELD, this.key);
    this.tried = true;
    this.keep(form);
    try {
      this.proof ??= formProof(form.action);
      const response = await this.proof.send((proof) => {
        data.set(PROOF_FIELD, proof);
        return fetch(form.action, {
          method: 'POST',
          body:
            form.enctype === 'multipart/form-data'
              ? data
              : new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(RESPONSE_WAIT_MS),
        });
      });
      this.settle(form, await response.json());
    } catch {
      this.settle(form, { message: failed });
    }
  }

  settle(form: HTMLFormElement, answer: ScriptResponse) {
    this.say('');
    if (!('done' in answer)) {
      this.dataset.state = 'failed';
      // What a browser may have filled in by itself: a person who sends again gets through.
      const trap = form.elements.namedItem(TRAP_FIELD);
      if (trap instanceof HTMLInputElement) trap.value = '';
      const issues = Object.entries(answer.faults ?? {});
      for (const [name, text] of issues) this.mark(form, name, text);
      return this.report(
        form,
        answer.message,
        issues.map(([name, text]) => ({ name, text })),
      );
    }
    this.dataset.state = 'done';
    this.draft.clear();
    const done = this.querySelector<HTMLElement>('[data-done]');
    if (!done) return;
    done.firstElementChild?.replaceChildren(answer.done.heading);
    done.lastElementChild?.replaceChildren(answer.done.text);
    form.hidden = true;
    done.hidden = false;
    done.focus();
  }
}

if (!customElements.get('enhanced-form')) customElements.define('enhanced-form', EnhancedForm);
