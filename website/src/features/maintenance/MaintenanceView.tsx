import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Door } from '../../ui/Door/Door.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import s from './MaintenanceView.module.css';

interface Props {
  words: PageWords;
  /** Closed on purpose, or something went wrong. */
  said: { heading: string; message: string };
  /** This very page, to try again. */
  href: string;
}

/** The site behind its shutter. Needs neither content nor scripts; stands alone, without header and footer. */
export function MaintenanceView({ words: { t }, said, href }: Props) {
  return (
    <main id="main" data-page="maintenance" className={s.page}>
      <div className={`on-ink ${s.sign}`}>
        <Logo className={s.mark} />
      </div>
      <div className={s.words}>
        <Door state="soon" size="large" className={s.door} />
        <h1>{said.heading}</h1>
        <p>{said.message}</p>
        <ButtonLink href={href} arrow>
          {t('common:maintenance.retry')}
        </ButtonLink>
      </div>
    </main>
  );
}
