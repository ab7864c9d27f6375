/**
 * Across a change of page, what a pressed card shows of a place stays in sight: its room number, picture and numeral
 * become those of the page, and return to the card on the way back. Pages wear the names (room, picture, numeral) in
 * their styles, cut off by `data-carried`; Document.astro keeps the first paint waiting for them. A list has many
 * cards, so here only the pressed one gets the names. Nothing happens in browsers without such transitions, nor under
 * reduced motion, where pages ask for none.
 */
const PARTS = {
  room: '.f-1,.f0,.f1,.f2,.f3,.fx',
  picture: 'img',
  numeral: 'b',
};

let pressed: Element | null = null;
let named: HTMLElement[] = [];

function clear() {
  for (const part of named) part.style.viewTransitionName = '';
  named = [];
  delete document.documentElement.dataset.carried;
}

/** Names the parts of the pressed card, if `address` is where it leads. */
function carry(transition: ViewTransition | null, address: string | null | undefined) {
  clear();
  // A tap may come before this code: then it is still the link that has the focus.
  const link = [pressed, document.activeElement].find(
    (one) => one instanceof HTMLAnchorElement && one.href === address,
  );
  if (!transition || !link) return;
  pressed = link;
  const card = link.closest('li,dd') ?? link;
  document.documentElement.dataset.carried = '';
  for (const [name, selector] of Object.entries(PARTS)) {
    const part = card.querySelector<HTMLElement>(selector);
    if (!part) continue;
    part.style.viewTransitionName = name;
    named.push(part);
  }
}

addEventListener(
  'click',
  ({ target }) => {
    pressed = (target as Element).closest('a');
  },
  true,
);
addEventListener('pageswap', ({ viewTransition, activation }) =>
  carry(viewTransition, activation?.entry.url),
);
// Only a page from the back/forward cache is still there to hear this.
addEventListener('pagereveal', ({ viewTransition }) => {
  carry(viewTransition, window.navigation?.activation?.from?.url);
  viewTransition?.finished.finally(clear);
});
