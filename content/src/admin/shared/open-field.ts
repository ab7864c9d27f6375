/** How long folded parts of the form may take to unfold, and the form to come to rest, in frames. */
const FRAMES = 60;

/** What has no `name` of its own tells its path so: rich texts, pictures, rows and blocks (`INSERTIONS` in `vite.config.ts`). */
const PATH = 'data-field';

/** The fields that a part of the form folds away, by their names (`desks/FoldedPanel.tsx`). */
export const FOLDED = 'data-fields';

function inputOf(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return (
    document.querySelector<HTMLElement>(
      `main [name="${name}"]:not([type="hidden"]), main [${PATH}="${name}"] [contenteditable="true"]`,
    ) ??
    // Pictures are chosen by buttons alone.
    document.querySelector<HTMLElement>(
      `main [${PATH}="${name}"]:has([aria-roledescription="carousel"]) button:not(:disabled)`,
    )
  );
}

/** The rows and blocks that a field lies in, from the outside in. */
const partsAround = (path: string): Element[] =>
  [...document.querySelectorAll(`main [${PATH}]`)].filter((part) =>
    path.startsWith(`${part.getAttribute(PATH)}.`),
  );

/** The path of the form's field that an element is, or is a part of; null where it belongs to none. */
export function fieldAt(element: Element): string | null {
  const field = element.closest(`main [name], main [${PATH}]`);
  return field?.getAttribute('name') ?? field?.getAttribute(PATH) ?? null;
}

/**
 * Presses what folds the field away, from the outside in. Strapi would open rows of a component by itself for a field that
 * the address names; but for another address it draws the form anew, or asks first whether to leave what is not saved.
 */
function unfold(path: string): void {
  const name = CSS.escape(path.split('.')[0] ?? path);
  for (const fold of [...document.querySelectorAll(`main [${FOLDED}~="${name}"]`), ...partsAround(path)]) {
    const button = fold.querySelector<HTMLElement>('button[aria-expanded]');
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
  }
}

/** On small screens what opens a part beside the form lies in a drawer, which covers the form as long as it is open. */
function closeDrawer(): void {
  document.querySelector<HTMLElement>('[data-testid="actions-drawer-overlay"]')?.click();
}

/** How far below the beginning of the form it stands, wherever that is scrolled to. */
const depthOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().top - (element.closest('main')?.getBoundingClientRect().top ?? 0);

function focus(element: HTMLElement): void {
  element.focus();
  element.scrollIntoView({ block: 'center' });
  let depth = depthOf(element);
  let left = FRAMES;
  // What unfolds and folds above it moves it away again.
  const follow = () => {
    if (!element.contains(document.activeElement)) return;
    if (depthOf(element) !== depth) element.scrollIntoView({ block: 'center' });
    depth = depthOf(element);
    if (left-- > 0) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

/**
 * Brings the keyboard to a field of the form by its path, `sections.0.title`, however deep it is folded away; to the row
 * around it where it is a list of parts, which has no place of its own for the keyboard.
 */
export function openField(path: string): void {
  closeDrawer();
  let left = FRAMES;
  const look = () => {
    const input = inputOf(path);
    if (input) {
      focus(input);
      return;
    }
    unfold(path);
    if (left-- > 0) requestAnimationFrame(look);
    else partsAround(path).at(-1)?.querySelector<HTMLElement>('button')?.focus();
  };
  look();
}
