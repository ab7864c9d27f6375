import type { PageWords } from '../../i18n/page-words.ts';
import type { ShownVersion } from './cinema-models.ts';
import { spoken, versionWords } from './cinema-words.ts';
import s from './Times.module.css';

interface Props {
  versions: ShownVersion[];
  words: PageWords;
}

/**
 * Showings of a movie on one day, a line for each version: the hours in the centre's time, the next one lit, those
 * that have begun struck out.
 */
export function Times({ versions, words: { t, dates } }: Props) {
  return (
    <ul className={s.versions}>
      {versions.map((shown) => {
        const said = [versionWords(shown, t), ...shown.accessibility.map((code) => spoken(code, t))];
        return (
          <li key={`${said.join()} ${shown.showings[0]?.starts}`}>
            <ul className={s.times}>
              {shown.showings.map(({ starts, past, href }) => (
                <li key={starts}>
                  <time dateTime={starts} data-past={past ? '' : undefined}>
                    {href && !past ? <a href={href}>{dates.time(starts)}</a> : dates.time(starts)}
                    {past && <span className="vh">, {t('cinema:began')}</span>}
                  </time>
                </li>
              ))}
            </ul>
            <p>{said.filter(Boolean).join(', ')}</p>
          </li>
        );
      })}
    </ul>
  );
}
