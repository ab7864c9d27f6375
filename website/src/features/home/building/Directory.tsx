import type { PageWords } from '../../../i18n/page-words.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { roomSign } from '../../../ui/floors/floor.ts';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { DirectoryLetter } from '../../tenants/tenant-models.ts';
import s from './Directory.module.css';

/** The footer's list: the board shows only its first letters on phones. */
const FULL_LIST = '#directory';

/** The board beside the entrance: every shop under its letter, with its room. */
export function Directory({ letters, words: { t } }: { letters: DirectoryLetter[]; words: PageWords }) {
  if (letters.length === 0) return null;
  return (
    <section className={s.board}>
      <SectionHeading
        title={t('home:directory.heading')}
        turn={90}
        link={{ name: t('home:directory.all'), href: FULL_LIST }}
      />
      <div className={s.letters}>
        {letters.map(({ letter, shops }) => (
          <section key={letter}>
            <h3>{letter}</h3>
            <ul>
              {shops.map((shop) => (
                <li key={shop.href}>
                  <a href={shop.href}>
                    {shop.name}
                    <Chip level={shop.place.level}>{shop.place.room && roomSign(shop.place.room)}</Chip>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
