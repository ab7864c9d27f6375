import { type KeyboardEvent, useRef } from 'react';
import s from './SearchTabs.module.css';
import { TABS, type Tab } from './search-constants.ts';
import type { SearchWords } from './search-words.ts';

interface Common {
  words: SearchWords['tabs'];
  current: Tab;
  /** Absent as long as there is nothing to count. */
  counts?: Record<Tab, number>;
}

/** On the search page: the kinds as links. */
export function SearchTabs({ words, current, counts, hrefs }: Common & { hrefs: Record<Tab, string> }) {
  return (
    <nav className={s.tabs} aria-label={words.label}>
      {TABS.map((tab) => (
        <a key={tab} href={hrefs[tab]} aria-current={tab === current ? 'page' : undefined}>
          {words[tab]} {counts && <small>{counts[tab]}</small>}
        </a>
      ))}
    </nav>
  );
}

/** In the overlay: tabs by the WAI-ARIA pattern, one stop for Tab, arrows, Home and End choose. */
export function SearchTabList({
  words,
  current,
  counts,
  onChoose,
  ids,
}: Common & { onChoose: (tab: Tab) => void; ids: string }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = TABS.indexOf(current);
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: TABS.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + TABS.length) % TABS.length;
    onChoose(TABS[next] ?? 'all');
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} className={s.tabs} role="tablist" aria-label={words.label}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${ids}-tab-${tab}`}
          aria-selected={tab === current}
          aria-controls={`${ids}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={move}
        >
          {words[tab]} {counts && <small>{counts[tab]}</small>}
        </button>
      ))}
    </div>
  );
}
