import type { Translate } from '../../i18n/translator.ts';
import s from './PreviewBar.module.css';

interface Props {
  state: 'draft' | 'published' | 'shared';
  t: Translate;
  /** Takes POST: a link would be fetched ahead by browsers and end the preview. */
  leaveHref: string;
}

/** Says to an editor, at the foot of the window, that this is no page that visitors see, and ends the preview. */
export function PreviewBar({ state, t, leaveHref }: Props) {
  return (
    <aside className={`on-ink ${s.bar}`} aria-label={t('shell:preview.label')}>
      <p>{t(state === 'published' ? 'shell:preview.published' : 'shell:preview.draft')}</p>
      <form method="post" action={leaveHref}>
        <button type="submit" className={s.leave}>
          {t('shell:preview.leave')}
        </button>
      </form>
    </aside>
  );
}
