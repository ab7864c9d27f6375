import { visitorStorage } from '../../client/stored-values.ts';
import { readChoice } from '../consent/consent-choice.ts';
import { CHOICE_EVENT } from '../consent/consent-constants.ts';
import type { Choice } from '../consent/consent-signals.ts';
import { PLAYER_ORIGIN } from './video-constants.ts';

/** Puts the player in the poster's place; the focus stays where the visitor was. */
function start(poster: HTMLElement, title: string): void {
  const player = document.createElement('iframe');
  const query = new URLSearchParams({ autoplay: '1', rel: '0', hl: document.documentElement.lang });
  player.src = `${PLAYER_ORIGIN}/embed/${poster.dataset.id}?${query}`;
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  // The player refuses to play for a page that will not say who it is.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  poster.replaceChildren(player);
  player.focus();
}

/**
 * Plays the video of a poster whose link was clicked when marketing is allowed, since YouTube advertises with what
 * it learns. Otherwise shows the question, and plays as soon as the choice is made.
 */
export function play(link: HTMLElement): void {
  const poster = link.parentElement;
  if (!poster) return;
  const title = link.textContent?.trim() ?? '';
  if (readChoice(visitorStorage())?.marketing) {
    start(poster, title);
    return;
  }
  const question = link.nextElementSibling;
  if (!(question instanceof HTMLElement) || !question.hidden) return;
  question.hidden = false;
  link.hidden = true;
  question.querySelector('button')?.focus();
  const chosen = (event: Event) => {
    if (!(event as CustomEvent<Choice>).detail.marketing) return;
    removeEventListener(CHOICE_EVENT, chosen);
    start(poster, title);
  };
  addEventListener(CHOICE_EVENT, chosen);
}
