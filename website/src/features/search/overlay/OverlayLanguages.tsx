import { useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { OVERLAY_HASH } from '../search-constants.ts';
import s from './OverlayLanguages.module.css';

interface Language {
  href: string;
  lang: string;
  name: string;
  current: boolean;
}

/** This page in other languages, as the header has it. */
function headerLanguages(): Language[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('site-nav a[hreflang]')].map((link) => ({
    href: link.href,
    lang: link.hreflang,
    name: link.textContent.trim(),
    current: link.hasAttribute('aria-current'),
  }));
}

interface Props {
  label: string;
  /** Short sign of the current language, e.g. PL. */
  code: string;
  /** What is in the field now. */
  query: () => string;
}

/**
 * The language switch of the overlay: leads to this page in that language, where the overlay opens again with what
 * is in the field. Nothing until it has been looked at, since the header's links are read then.
 */
export function OverlayLanguages({ label, code, query }: Props) {
  const [languages, setLanguages] = useState<Language[]>([]);
  const [asked, setAsked] = useState('');
  const look = () => {
    setLanguages(headerLanguages());
    setAsked(query());
  };
  return (
    <details className={s.languages} onToggle={look}>
      <summary className={s.summary}>
        <Icon name="web" />
        <span className="vh">{label}: </span>
        {code}
      </summary>
      <ul className={s.list}>
        {languages.map(({ href, lang, name, current }) => (
          <li key={lang}>
            <a
              href={href.replace(/#.*/, '') + OVERLAY_HASH + encodeURIComponent(asked.toWellFormed())}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
