/**
 * `<cinema-programme>`: strikes out showings that have begun since the page was made, and hides days that are over
 * by the centre's calendar, so that a page kept in a cache is right for this minute.
 */
class CinemaProgrammeElement extends HTMLElement {
  connectedCallback() {
    this.settle();
    // A page that was made ahead, or left in a tab, is right again when it is looked at.
    document.addEventListener('visibilitychange', () => this.settle());
  }

  settle() {
    const timeZone = document.documentElement.dataset.zone;
    const today = new Date().toLocaleDateString('sv', { timeZone });
    for (const day of this.querySelectorAll<HTMLElement>('[data-date]')) {
      day.hidden = (day.dataset.date ?? '') < today;
    }
    for (const time of document.querySelectorAll<HTMLTimeElement>('#main time')) {
      if (Date.parse(time.dateTime) < Date.now()) time.dataset.past = '';
    }
  }
}

customElements.define('cinema-programme', CinemaProgrammeElement);
