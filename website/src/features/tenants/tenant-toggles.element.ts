import { isShown } from './tenant-marks.ts';

/**
 * `<tenant-toggles>`: its buttons (`data-only="open|gift|offer"`) narrow the plan that follows to shops that have
 * all that is pressed. Open is asked of each card's `<opening-state>` at the moment of the click. What is left is
 * announced in its `<output>`, whose `data-text` holds the sentence with `%` for the number.
 */
class TenantTogglesElement extends HTMLElement {
  connectedCallback() {
    const buttons = [...this.querySelectorAll('button')];
    const output = this.querySelector('output');
    const list = document.querySelector(`#${this.dataset.list}`);
    if (!list) return;
    this.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      button.ariaPressed = String(button.ariaPressed !== 'true');
      const wanted = buttons.flatMap(({ ariaPressed, dataset }) =>
        ariaPressed === 'true' ? [dataset.only ?? ''] : [],
      );
      let count = 0;
      for (const card of list.querySelectorAll<HTMLElement>('ul > li')) {
        const open = card.querySelector('[data-state=open]') !== null;
        const shown = isShown(wanted, card.dataset.m, open);
        card.hidden = !shown;
        if (shown && card.dataset.m !== undefined) count++;
      }
      if (output) output.textContent = (output.dataset.text ?? '%').replace('%', String(count));
    });
  }
}

if (!customElements.get('tenant-toggles')) customElements.define('tenant-toggles', TenantTogglesElement);
