import type { Locale } from '../../i18n/locales.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import s from './NotFoundView.module.css';
import { OpenWays, type OpenWaysProps } from './OpenWays.tsx';

interface Props extends OpenWaysProps {
  words: PageWords;
  /** The site root (spec section 2). */
  homeHref: string;
}

/** These have the heading in their own words; all others in English. */
const OWN_WORDS: readonly Locale[] = ['en', 'lt-LT', 'ru'];

/** A page that is not there: an unlet unit, and the ways that are open. */
export function NotFoundView({ homeHref, ...ways }: Props) {
  const { t, locale } = ways.words;
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
        <p className={s.own}>{t('errors:notHere')}</p>
        <ButtonLink href={homeHref} arrow>
          {t('errors:home')}
        </ButtonLink>
        <OpenWays {...ways} />
      </div>
    </main>
  );
}
