import { useEffect } from 'react';

interface Keys {
  /** Off for whoever dictates or presses keys by chance (WCAG 2.1.4). */
  on: boolean;
  /** What the list shows, from top to bottom. */
  rows: readonly string[];
  /** Where one is. */
  at: string | null;
  onMove: (id: string) => void;
  onOpen: (id: string) => void;
  onTake: (id: string) => void;
  onDone: (id: string) => void;
}

/** Where a letter is text, or leads to a choice that begins with it. */
const TAKES_LETTERS = [
  ...['input', 'textarea', 'select', '[contenteditable=true]'],
  ...['combobox', 'listbox', 'option', 'menu'].map((role) => `[role=${role}]`),
].join(', ');

const typing = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKES_LETTERS) !== null;

const OFF = 'mall.inbox.keys-off';

/** Whether this browser's reader wants keys; yes where what is kept cannot be read. */
export function keptKeys(): boolean {
  try {
    return window.localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

/** Keeps it for this browser; a browser that keeps nothing asks again. */
export function keepKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(OFF);
    else window.localStorage.setItem(OFF, '1');
  } catch {
    // It holds until the page is left.
  }
}

/** The row that a step leads to; the first one when one is nowhere. */
export function stepped(rows: readonly string[], at: string | null, step: 1 | -1): string | undefined {
  const index = at === null ? -1 : rows.indexOf(at);
  if (index === -1) return rows[0];
  return rows[Math.min(Math.max(index + step, 0), rows.length - 1)];
}

/** J and K step, Enter opens, R answers, A takes, E is done, / searches; never while somebody types or chooses. */
export function useInboxKeys({ on, rows, at, onMove, onOpen, onTake, onDone }: Keys): void {
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const move = (step: 1 | -1) => {
        const next = stepped(rows, at, step);
        if (next === undefined) return;
        onMove(next);
        document.querySelector<HTMLElement>(`[data-open="${next}"]`)?.focus();
      };
      const actions: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        a: () => at && onTake(at),
        e: () => at && onDone(at),
        r: () => {
          if (at) onOpen(at);
          // The dialog is there with the next frame.
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('[role=dialog] [data-answers] [role=combobox]')?.focus(),
          );
        },
        '/': () => document.getElementById('inbox-search')?.focus(),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [on, rows, at, onMove, onOpen, onTake, onDone]);
}
