import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import s from './LanguageSwitcher.module.css';

interface LanguageChoice {
  /** BCP 47, for the entry's own `lang`. */
  lang: string;
  /** This page in that language, with the query it reads already under translated names. */
  href: string;
  /** In that language. */
  name: string;
  current: boolean;
}

interface LanguageSwitcherProps {
  label: string;
  /** Short sign of the current language, e.g. PL. */
  code: string;
  choices: LanguageChoice[];
  /** Query names of this page that the hrefs already carry translated; whatever else a visitor has is appended. */
  known: string[];
}

/**
 * The href with what the visitor's own address has besides: parameters that the page does not know (they may
 * belong to a campaign or an island) and the hash. Known ones stand in the href already, translated.
 */
export function withVisitorsQuery(
  href: string,
  search: string,
  hash: string,
  known: readonly string[],
): string {
  const [path = '', query = ''] = href.split('?', 2);
  const kept = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search))
    if (!known.includes(name)) kept.append(name, value);
  const all = kept.toString();
  return `${path}${all ? `?${all}` : ''}${hash}`;
}

/** A disclosure with links: it opens and leads on without scripts; hydrated, it keeps query and hash. */
export default function LanguageSwitcher({ label, code, choices, known }: LanguageSwitcherProps) {
  const [place, setPlace] = useState({ search: '', hash: '' });
  const look = () => setPlace({ search: location.search, hash: location.hash });
  return (
    <details className={s.languages} data-popover="" onToggle={look} onFocus={look} onPointerOver={look}>
      <summary className={s.summary}>
        <Icon name="web" />
        <span className="vh">{label}: </span>
        {code}
      </summary>
      <ul className={`${s.list} on-paper`}>
        {choices.map(({ lang, href, name, current }) => (
          <li key={lang}>
            <a
              href={withVisitorsQuery(href, place.search, place.hash, known)}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
            >
              {name}
              {current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
