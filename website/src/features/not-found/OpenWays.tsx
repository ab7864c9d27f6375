import type { Link, MenuCategory } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip.tsx';
import s from './OpenWays.module.css';

export interface OpenWaysProps {
  words: Pick<PageWords, 't'>;
  /** Offers, events, contact: finished addresses in the page's language; one that has no page is absent. */
  links: { offers?: string; events?: string; contact?: string };
  /** Of the menu. */
  categories: Pick<MenuCategory, 'id' | 'name' | 'href' | 'level'>[];
}

/** Where to go on from a page that leads nowhere: nothing found, or not there at all. Nothing without any way. */
export function OpenWays({ words: { t }, links, categories }: OpenWaysProps) {
  const entries = (['offers', 'events', 'contact'] as const).flatMap((entry): Link[] => {
    const href = links[entry];
    return href ? [{ name: t(`shell:${entry}`), href }] : [];
  });
  if (entries.length + categories.length === 0) return null;
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
        {entries.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
