import { keepValue } from '../../client/stored-values.ts';
import { PROOF_FIELD, TRAP_FIELD } from '../forms/form-constants.ts';
import { formDraft } from '../forms/form-draft.ts';
import late from '../forms/form-proof.ts?late';
import type { Values } from '../forms/form-rules.ts';
import { RESPONSE_WAIT_MS, STORED_SUBSCRIBED, SUBSCRIBED_MS } from './newsletter-constants.ts';
import type { NewsletterWords } from './newsletter-words.ts';

export { offer } from './newsletter-window.ts';

/** What the website answers to a script. */
type Answer = { code: 'created' | 'updated'; heading: string; text: string } | { message: string };

type ProofModule = typeof import('../forms/form-proof.ts');
type FormProof = ReturnType<ProofModule['formProof']>;

const draft = formDraft('newsletter', () => sessionStorage);

/** The fields that people fill in. */
function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-field] input')];
}

function keep(form: HTMLFormElement) {
  const typed = inputsOf(form).filter(({ type, checked, value }) =>
    type === 'checkbox' ? checked : value !== '',
  );
  draft.write({ values: Object.fromEntries(typed.map(({ name, value }) => [name, [value]])), key: '' });
}

/** Puts back what was typed before a reload, where nothing stands. */
function restore(form: HTMLFormElement) {
  const values: Values = draft.read()?.values ?? {};
  for (const input of inputsOf(form)) {
    const [kept] = values[input.name] ?? [];
    if (kept === undefined) continue;
    if (input.type === 'checkbox') input.checked = true;
    else if (input.value === '') input.value = kept;
  }
}

/** Remembers that this visitor is on the list, so that the pop-up stays away. */
function rememberSubscribed() {
  draft.clear();
  keepValue(STORED_SUBSCRIBED, true, SUBSCRIBED_MS);
}

/**
 * `<newsletter-form>` around the form, in the footer and in the pop-up: checks before it sends, sends without leaving
 * the page and says what came of it. `data-state` is form, sending, created, updated or failed; what was typed stays
 * in its fields and in session storage until the address is on the list. Without this script the form posts and is
 * answered with a page.
 */
class NewsletterForm extends HTMLElement {
  proof?: Promise<FormProof> | undefined;

  connectedCallback() {
    if (this.dataset.state === 'created' || this.dataset.state === 'updated') return rememberSubscribed();
    const form = this.querySelector('form');
    if (!form) return;
    restore(form);
    // This script comes to every page, the proof to those who touch the form.
    if (form.contains(document.activeElement)) this.prove(form);
    else form.addEventListener('focusin', () => this.prove(form), { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit(form);
    });
    form.addEventListener('input', ({ target }) => {
      this.mark(target as HTMLInputElement, '');
      keep(form);
    });
  }

  prove({ action }: HTMLFormElement): Promise<FormProof> {
    if (!this.proof) {
      this.proof = import(/* @vite-ignore */ late).then(({ formProof }: ProofModule) => formProof(action));
      // Asked for again with the next try.
      this.proof.catch(() => {
        this.proof = undefined;
      });
    }
    return this.proof;
  }

  get words(): NewsletterWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }

  /** Puts a message below a field, or takes it away. */
  mark(input: HTMLInputElement, text: string) {
    const message = input.closest('[data-field]')?.querySelector<HTMLElement>('[data-error]');
    if (!message) return;
    message.hidden = !text;
    message.lastElementChild?.replaceChildren(text);
    input.setAttribute('aria-invalid', String(Boolean(text)));
  }

  say(text: string) {
    this.querySelector('[data-status]')?.replaceChildren(text);
  }

  /** Marks what is wrong; the first such field. */
  check(form: HTMLFormElement): HTMLInputElement | undefined {
    const { required, invalid, age } = this.words;
    const wrong = inputsOf(form).filter((input) => {
      const { valueMissing, patternMismatch, typeMismatch } = input.validity;
      const missing = valueMissing || (input.required && !input.value.trim());
      const text =
        input.type === 'checkbox'
          ? missing
            ? age
            : ''
          : missing
            ? required
            : patternMismatch || typeMismatch
              ? invalid
              : '';
      this.mark(input, text);
      return text;
    });
    return wrong[0];
  }

  async submit(form: HTMLFormElement) {
    if (this.dataset.state === 'sending') return;
    this.querySelector('[data-summary]')?.remove();
    this.say('');
    const wrong = this.check(form);
    if (wrong) return wrong.focus();
    const { sending, failed } = this.words;
    this.dataset.state = 'sending';
    this.say(sending);
    const body = new URLSearchParams();
    new FormData(form).forEach((value, name) => {
      body.set(name, String(value));
    });
    try {
      const proof = await this.prove(form);
      const response = await proof.send((text) => {
        body.set(PROOF_FIELD, text);
        return fetch(form.action, {
          method: 'POST',
          body,
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(RESPONSE_WAIT_MS),
        });
      });
      // The server found what we did not: its page says what, beside the fields.
      if (response.status === 422) return form.submit();
      this.settle(form, await response.json());
    } catch {
      this.settle(form, { message: failed });
    }
  }

  settle(form: HTMLFormElement, answer: Answer) {
    if (!('code' in answer)) {
      this.dataset.state = 'failed';
      // What a browser may have filled in by itself: a person who sends again gets through.
      const trap = form.elements.namedItem(TRAP_FIELD);
      if (trap instanceof HTMLInputElement) trap.value = '';
      return this.say(answer.message ?? this.words.failed);
    }
    this.dataset.state = answer.code;
    rememberSubscribed();
    const done = this.querySelector<HTMLElement>('[data-done]');
    if (!done) return;
    done.firstElementChild?.replaceChildren(answer.heading);
    done.lastElementChild?.replaceChildren(answer.text);
    form.hidden = true;
    done.hidden = false;
    done.focus();
  }
}

if (!customElements.get('newsletter-form')) customElements.define('newsletter-form', NewsletterForm);
