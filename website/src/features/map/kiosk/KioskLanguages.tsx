import { address } from '../../../i18n/addresses.ts';
import { htmlLang, LANGUAGE_NAMES, type Locale } from '../../../i18n/locales.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { MapQuery } from '../map-state.ts';
import s from './KioskLanguages.module.css';

interface Props {
  label: string;
  /** Back to where the next visitor begins. */
  again: { href: string; name: string };
  live: readonly Locale[];
  current: Locale;
  /** What the kiosk shows now; the same in each language. */
  query: MapQuery;
}

/** The kiosk's own bar: start again, and the languages as plain links. */
export function KioskLanguages({ label, again, live, current, query }: Props) {
  return (
    <div className={s.bar}>
      <a className={s.again} href={again.href} data-start="">
        <Icon name="arrow" turn={180} />
        {again.name}
      </a>
      {live.length > 1 && (
        <nav aria-label={label}>
          <ul className={s.languages}>
            {live.map((locale) => (
              <li key={locale}>
                <a
                  href={address('wayfinder', {}, locale, query)}
                  lang={htmlLang(locale)}
                  hrefLang={htmlLang(locale)}
                  aria-current={locale === current ? 'true' : undefined}
                  data-language=""
                >
                  {LANGUAGE_NAMES[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
