import { keepValue, keptValue } from '../../client/stored-values.ts';
import {
  DESKTOP_QUERY,
  MENU_HOVER_DELAY_MS,
  MENU_MEMORY_MS,
  MENU_SCROLL_CLOSE_PX,
  STORED_SPECIALTY,
  STORED_SUB_CATEGORY,
} from '../constants.ts';

/** For what a visitor does not see: after the picture that answers to what they did, which then comes sooner. */
const afterPicture = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/**
 * `<site-nav>` around the header: panels on hover and by keyboard, the full-screen menu (over 1024 px its button brings
 * the row of categories back to the bar), popovers that close on Escape, outside clicks and
 * (`data-popover="scroll"`) scroll. States are attributes that the styles read:
 * `data-open` on the menu and on the entry whose panel is open. Without it everything is links and disclosures.
 */
class SiteNav extends HTMLElement {
  connectedCallback() {
    const root = document.documentElement;
    const menu = this.querySelector<HTMLElement>('#menu');
    if (!menu) return;
    const desktop = matchMedia(DESKTOP_QUERY);
    let entry: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedAt = 0;
    /** Whether the menu fills the window: then everything beside it sleeps, which is the focus trap. */
    let whole = false;
    let asleep: Element[] = [];
    const entryOf = (target: EventTarget | null) =>
      (target as Element).closest<HTMLElement>('#menu > ul > li');
    const button = (of: HTMLElement | null) => of?.querySelector<HTMLElement>('[aria-controls]');
    const popovers = (which = '') =>
      document.querySelectorAll<HTMLDetailsElement>(`details[data-popover${which}][open]`);

    const show = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (next === entry) return;
      entry?.removeAttribute('data-open');
      button(entry)?.setAttribute('aria-expanded', 'false');
      entry = button(next) ? next : null;
      entry?.setAttribute('data-open', '');
      if (entry) this.last();
      button(entry)?.setAttribute('aria-expanded', 'true');
      // Names of categories may take two lines: no panel reaches beyond the window.
      const panel = desktop.matches && entry?.querySelector<HTMLElement>('[id^=menu-]');
      if (panel) panel.style.setProperty('--top', `${Math.round(panel.getBoundingClientRect().top)}px`);
      openedAt = scrollY;
    };
    const later = (next: HTMLElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(show, MENU_HOVER_DELAY_MS, next);
    };
    const wake = (woken: (element: Element) => boolean) => {
      for (const element of asleep) if (woken(element)) element.removeAttribute('inert');
      asleep = asleep.filter((element) => !woken(element));
    };
    /** Costs a style for every element of the page. */
    const settleSleep = () => {
      if (!whole) return wake(() => true);
      for (let child: Element | null = menu; child && child !== document.body; child = child.parentElement) {
        for (const other of child.parentElement?.children ?? []) {
          if (other === child || other.hasAttribute('inert')) continue;
          other.setAttribute('inert', '');
          asleep.push(other);
        }
      }
    };
    const setMenu = (open: boolean) => {
      // What opens the menu is next to it, and gets the focus back at once.
      wake((element) => this.contains(element));
      menu.toggleAttribute('data-open', open);
      whole = open && !desktop.matches;
      root.toggleAttribute('data-locked', whole);
      show(null);
      openedAt = scrollY;
      menu.setAttribute('role', whole ? 'dialog' : 'navigation');
      if (whole || asleep.length > 0) afterPicture(settleSleep);
    };
    const turnMenu = (open: boolean) => {
      setMenu(open);
      const next = !open ? '[data-menu=open]' : desktop.matches ? '#menu > ul a' : '[data-menu=close]';
      this.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
      // The full-screen menu opens where the visitor was.
      const last = open && !desktop.matches && this.last();
      if (!last) return;
      show(entryOf(last));
      last.focus();
    };
    const closeAll = () => {
      setMenu(false);
      for (const popover of popovers()) popover.open = false;
    };
    /** Into the level of an entry, or out of it, with the focus. */
    const step = (into: HTMLElement | null) => {
      const from = button(entry);
      show(into);
      (into ? into.querySelector<HTMLElement>('[data-menu]') : from)?.focus();
    };

    menu.addEventListener('pointerover', ({ target, pointerType }) => {
      if (desktop.matches && pointerType === 'mouse') later(entryOf(target));
    });
    // The header moves when the page scrolls: what moves away under a resting pointer is left only when the pointer moves.
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (!desktop.matches || pointerType !== 'mouse') return;
      if (scrollY === openedAt) later(null);
      else document.addEventListener('pointermove', ({ target }) => later(entryOf(target)), { once: true });
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (desktop.matches && relatedTarget && entry && !entry.contains(relatedTarget as Node)) show(null);
    });
    this.addEventListener('click', (event) => {
      const target = event.target as Element;
      const link = target.closest('a');
      const own = entryOf(target);
      const sign = target.closest<HTMLElement>('[data-menu]')?.dataset.menu;
      if (sign === 'back') step(null);
      else if (sign) {
        event.preventDefault();
        turnMenu(sign === 'open' && !(desktop.matches && menu.hasAttribute('data-open')));
      } else if (target.closest('[aria-controls]')) {
        if (!desktop.matches) step(own);
        else show(own === entry ? null : own);
      } else if (link?.closest('[id^=menu-] li')) this.remember(link);
      else if (link?.parentElement === own && button(own) && !desktop.matches) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        step(own);
      }
    });
    document.addEventListener('click', ({ target }) => {
      for (const popover of popovers()) if (!popover.contains(target as Node)) popover.open = false;
      if (desktop.matches && !(target as Element).closest('#menu,[data-menu]')) setMenu(false);
    });
    document.addEventListener('keydown', (event) => {
      const { key, target } = event;
      const own = entryOf(target);
      if (
        key === 'ArrowDown' &&
        desktop.matches &&
        own &&
        button(own) &&
        (target as Element).parentElement === own
      ) {
        event.preventDefault();
        show(own);
        entry?.querySelector<HTMLElement>('div a')?.focus();
      }
      if (key !== 'Escape') return;
      for (const popover of popovers()) {
        popover.open = false;
        popover.querySelector('summary')?.focus();
      }
      if (entry && (!desktop.matches || entry.contains(target as Node))) step(null);
      else if (entry) show(null);
      else if (menu.hasAttribute('data-open')) turnMenu(false);
    });
    addEventListener(
      'scroll',
      () => {
        if (desktop.matches && Math.abs(scrollY - openedAt) > MENU_SCROLL_CLOSE_PX) setMenu(false);
        for (const popover of popovers('=scroll')) popover.open = false;
      },
      { passive: true },
    );
    /** A press of the menu's button that came before this code is an address by now, or will be in a moment. */
    const openIfAsked = () => {
      if (location.hash !== '#menu') return;
      history.replaceState(null, '', location.pathname + location.search);
      turnMenu(true);
    };
    addEventListener('popstate', closeAll);
    // Comes once the browser has moved the focus to where the address leads, unlike popstate.
    addEventListener('hashchange', openIfAsked);
    // Back from the browser's page cache: the page stands as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
    const columns = () => {
      closeAll();
      for (const column of document.querySelectorAll<HTMLDetailsElement>('[data-column]'))
        column.open ||= desktop.matches;
    };
    desktop.addEventListener('change', columns);
    openIfAsked();
    const pointed = desktop.matches && menu.querySelector<HTMLElement>(':scope > ul > li:hover');
    if (pointed) later(pointed);
  }

  /** A sub-category and a specialty by the slugs in a link's query. */
  slugs({ href }: HTMLAnchorElement) {
    const query = new URL(href).searchParams;
    return [this.dataset.category, this.dataset.specialty].map((name) => query.get(name ?? '') ?? '');
  }

  remember(link: HTMLAnchorElement) {
    const [subCategory, specialty] = this.slugs(link);
    if (!subCategory) return;
    keepValue(STORED_SUB_CATEGORY, subCategory, MENU_MEMORY_MS);
    keepValue(STORED_SPECIALTY, specialty, MENU_MEMORY_MS);
  }

  /** Marks the link that was followed last, in any panel. */
  last(): HTMLAnchorElement | undefined {
    const kept = [STORED_SUB_CATEGORY, STORED_SPECIALTY].map((key) => keptValue(key));
    const links = [...this.querySelectorAll<HTMLAnchorElement>('[id^=menu-] li a')];
    // Links that lead to no list (the daily menu, the stylists) have no slugs either.
    const last = kept[0] ? links.find((link) => String(this.slugs(link)) === String(kept)) : undefined;
    for (const link of links) link.toggleAttribute('data-last', link === last);
    return last;
  }
}

if (!customElements.get('site-nav')) customElements.define('site-nav', SiteNav);
