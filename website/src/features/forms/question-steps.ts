/**
 * Shows the questions of a stepped form one at a time: `[data-steps]` around them, `[data-step]` each, with buttons
 * `[data-next]` and `[data-back]` in it. Styles hide all but the first until this is there; without scripts all are
 * shown. @param whole marks what is wrong with the named fields; true = nothing
 */
export function questionSteps(form: HTMLFormElement, whole: (names: readonly string[]) => boolean) {
  const list = form.querySelector<HTMLElement>('[data-steps]');
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  if (!list || steps.length === 0) return;
  let current = 0;

  function show(index: number, focus: boolean) {
    current = Math.min(Math.max(index, 0), steps.length - 1);
    steps.forEach((step, place) => {
      step.toggleAttribute('data-current', place === current);
    });
    form.toggleAttribute('data-last', current === steps.length - 1);
    if (focus) steps[current]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  function namesOf(step: HTMLElement | undefined): string[] {
    return [...(step?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].flatMap(
      ({ dataset }) => dataset.field ?? [],
    );
  }

  list.dataset.steps = 'ready';
  show(0, false);
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-back]')) show(current - 1, true);
    if (target.closest('[data-next]') && whole(namesOf(steps[current]))) show(current + 1, true);
    // A summary's link leads to a question that may be hidden.
    const link = target.closest<HTMLAnchorElement>('[data-summary] a');
    const named =
      link && form.querySelector(link.getAttribute('href') ?? '')?.closest<HTMLElement>('[data-step]');
    if (named) show(steps.indexOf(named), true);
  });
  // Enter in a question before the last goes on rather than sends.
  form.addEventListener(
    'submit',
    (event) => {
      if (current === steps.length - 1) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (whole(namesOf(steps[current]))) show(current + 1, true);
    },
    { capture: true },
  );
}
