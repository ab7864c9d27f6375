import type { Link, MenuCategory } from '../../content/view-models.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import s from './NotFoundView.module.css';

interface Props {
  words: PageWords;
  /** The site root (spec section 2). */
  homeHref: string;
  /** Search, offers, the map … in the page's language. */
  links?: Link[];
  /** The menu's categories: ways that are open. */
  categories?: Pick<MenuCategory, 'id' | 'name' | 'href' | 'level'>[];
}

/** These have the heading in their own words; all others in English. */
const OWN_WORDS: readonly Locale[] = ['en', 'lt-LT', 'ru'];

/** A page that is not there: an unlet unit, and the ways that are open. */
export function NotFoundView({ words: { t, locale }, homeHref, links = [], categories = [] }: Props) {
  const lang = OWN_WORDS.includes(locale) ? undefined : 'en';
  return (
    <main id="main" data-page="not-found" className={s.page}>
      <div className={s.sign}>
        <span className={s.number} aria-hidden="true">
          404
        </span>
      </div>
      <div className={s.words}>
        <h1 lang={lang}>{t('common:notFound.heading')}</h1>
        <p lang={lang}>{t('common:notFound.message')}</p>
        <ButtonLink href={homeHref} arrow>
          {t('errors:home')}
        </ButtonLink>
        {links.length + categories.length > 0 && (
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
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </main>
  );
}
