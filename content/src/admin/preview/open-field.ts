/** How long a folded part of the form may take to unfold, in frames. */
const FRAMES = 60;

const inputOf = (path: string) =>
  document.querySelector<HTMLElement>(`main [name="${CSS.escape(path)}"]:not([type="hidden"])`);

function focus(element: HTMLElement): void {
  element.focus();
  element.scrollIntoView({ block: 'center' });
}

/**
 * Brings the keyboard to a field of the form. Inputs are found by their name; what is folded away or is no input (rich
 * text, pictures) by `unfold`, which asks Strapi to open it.
 */
export function openField(path: string, unfold: (path: string) => void): void {
  const input = inputOf(path);
  if (input) {
    focus(input);
    return;
  }
  unfold(path);
  let left = FRAMES;
  const look = () => {
    const found = inputOf(path);
    if (found) focus(found);
    else if (left-- > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
