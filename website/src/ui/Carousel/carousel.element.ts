/**
 * `<slide-carousel>`: the buttons of a row of slides. They appear only when there is something to scroll, move by
 * one screenful less a slide, and say when an end is reached (aria-disabled: the focus stays where it is).
 * Home and End keys jump to the ends; the arrow keys are the browser's own.
 */
class SlideCarouselElement extends HTMLElement {
  connectedCallback() {
    const track = this.querySelector('ul');
    const bar = this.querySelector<HTMLElement>('[data-step]')?.parentElement;
    if (!track || !bar) return;
    const buttons = [...bar.querySelectorAll('button')];
    const step = (button: HTMLElement) => Number(button.dataset.step);
    const settle = () => {
      const room = track.scrollWidth - track.clientWidth;
      this.toggleAttribute('data-ready', room > 1);
      for (const button of buttons) {
        const atEnd = step(button) < 0 ? track.scrollLeft < 2 : track.scrollLeft > room - 2;
        button.setAttribute('aria-disabled', String(atEnd));
      }
    };
    bar.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]');
      if (button) {
        const slide = track.firstElementChild?.clientWidth ?? 0;
        track.scrollBy({ left: step(button) * Math.max(slide, track.clientWidth - slide) });
      }
    });
    track.addEventListener('keydown', (event) => {
      if (event.target !== track || (event.key !== 'Home' && event.key !== 'End')) return;
      event.preventDefault();
      track.scrollTo({ left: event.key === 'Home' ? 0 : track.scrollWidth });
    });
    track.addEventListener('scroll', settle, { passive: true });
    new ResizeObserver(settle).observe(track);
  }
}

if (!customElements.get('slide-carousel')) customElements.define('slide-carousel', SlideCarouselElement);
