import { VOTE_PATH } from './coupon-shown.ts';
import type { VotesText } from './coupon-words.ts';
import { keptCoupons } from './kept-coupons.ts';

/** Says in the list what this visitor has voted for and which codes were shown; a text is as wide as what it replaces. */
export function mark(): void {
  const kept = keptCoupons(document.cookie);
  for (const coupon of document.querySelectorAll<HTMLElement>('[data-coupon]')) {
    const key = coupon.dataset.coupon;
    const code = kept.get(`c${key}`);
    const turn = (name: string, done: boolean) =>
      coupon.querySelector(`[data-either=${name}]`)?.toggleAttribute('data-done', done);
    coupon.querySelector('[data-code]')?.replaceChildren(code ?? '');
    turn('vote', kept.has(`v${key}`));
    turn('show', Boolean(code));
  }
}

/** Votes without leaving the page: the number grows, the button says that it is done. */
async function vote(form: HTMLFormElement, button: HTMLButtonElement) {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const response = await fetch(button.formAction, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error('no vote');
  // A content system may keep its number to itself.
  const { votes }: { votes?: VotesText } = await response.json();
  for (const [part, text] of Object.entries(votes ?? {}))
    form.closest('li')?.querySelector(`[data-votes=${part}]`)?.replaceChildren(text);
  // Not by the cookie, which a browser may refuse.
  const place = button.parentElement;
  place?.setAttribute('data-done', '');
  place?.querySelector<HTMLElement>('[role=status]')?.focus();
}

/**
 * What has been pressed goes one after the other: an answer's cookie holds what its request brought and one thing more,
 * so of two at once one would be lost.
 */
let line: Promise<void> = Promise.resolve();

/** Goes to the page that says what came of a press. */
function leave(form: HTMLFormElement, button: HTMLButtonElement) {
  form.action = button.formAction;
  form.submit();
}

/** What pressing a button does here rather than on a page of its own; whatever fails goes there after all. */
export function press(event: Event): void {
  const button = (event.target as Element).closest('button');
  const form = button?.form;
  if (!button || !form?.closest('li')) return;
  const votes = new URL(button.formAction).pathname === VOTE_PATH;
  // A code may be asked for at once while no vote is under way.
  if (!votes && !document.querySelector('[data-either] [aria-busy]')) return;
  event.preventDefault();
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  const turn = line.then(() => (votes ? vote(form, button) : leave(form, button)));
  line = turn.catch(() => undefined);
  // Not before those behind have had their turn: with the page their answers would go.
  turn.catch(() => line.then(() => leave(form, button))).finally(() => button.removeAttribute('aria-busy'));
}
