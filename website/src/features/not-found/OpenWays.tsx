import type { FloorLevel } from '../../content/fields/place.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import s from './OpenWays.module.css';

export interface OpenWaysProps {
  words: Pick<PageWords, 't'>;
  /** Finished addresses in the page's language. */
  links: { offers?: string; events?: string; contact: string };
  /** Of the menu. */
  categories: { id: number; name: string; href: string; level: FloorLevel | null }[];
}

/** Where to go on from a page that leads nowhere: nothing found, or not there at all. */
export function OpenWays({ words: { t }, links, categories }: OpenWaysProps) {
  return (
    <nav aria-label={t('errors:ways')} className={s.ways}>
      <h2>{t('errors:ways')}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={category.href}>
              <Chip level={category.level} />
              {category.name}
            </a>
          </li>
        ))}
        {(['offers', 'events', 'contact'] as const)
          .filter((entry) => links[entry] !== undefined)
          .map((entry) => (
            <li key={entry}>
              <a href={links[entry]}>{t(`shell:${entry}`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
