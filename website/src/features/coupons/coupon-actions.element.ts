import { VOTE_PATH } from './coupon-shown.ts';
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
  const answer: { votes?: number } = await response.json();
  const count = form.closest('li')?.querySelector('[data-votes]');
  // A content system may keep its number to itself.
  if (answer.votes !== undefined)
    count?.replaceChildren(answer.votes.toLocaleString(document.documentElement.lang));
  // Not by the cookie, which a browser may refuse.
  const place = button.parentElement;
  place?.setAttribute('data-done', '');
  place?.querySelector<HTMLElement>('[role=status]')?.focus();
}

/** What pressing a button does here rather than on a page of its own; whatever fails goes there after all. */
export function press(event: Event): void {
  const button = (event.target as Element).closest('button');
  const form = button?.form;
  if (!button || !form) return;
  if (button.dataset.print !== undefined) {
    window.print();
    return;
  }
  if (new URL(button.formAction).pathname !== VOTE_PATH || !form.closest('li')) return;
  event.preventDefault();
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  vote(form, button)
    .catch(() => {
      form.action = button.formAction;
      form.submit();
    })
    .finally(() => button.removeAttribute('aria-busy'));
}
