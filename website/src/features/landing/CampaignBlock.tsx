import type { PageWords } from '../../i18n/page-words.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import type { BlockProps } from './block-props.ts';
import s from './CampaignBlock.module.css';
import type { Blocks } from './landing-models.ts';

/** A campaign as a ticket: its days on the stub, what can be won on the other side of the tear, then the rules. */
export function CampaignBlock({ block, words }: BlockProps<'campaign'>) {
  const { t } = words;
  const { heading, text, prize, html, picture, ended } = block;
  const days = daysOf(block, words);
  return (
    <section className={s.campaign}>
      <div className={s.ticket}>
        <div className={s.stub}>
          <p>{t('landing:campaign')}</p>
          {days.length > 0 && (
            <p className={s.days}>
              {days.map((part) => (
                <b key={part}>{part}</b>
              ))}
            </p>
          )}
          {ended && <p className={s.over}>{t('landing:ended')}</p>}
        </div>
        <div className={s.words}>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
          {prize && (
            <p className={s.prize}>
              <span>{t('landing:prize')}</span>
              <b>{prize}</b>
            </p>
          )}
        </div>
        {picture && (
          <div className={s.art}>
            <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
          </div>
        )}
      </div>
      {html && (
        <div className={s.rules}>
          <h3>{t('landing:rules')}</h3>
          <Prose html={html} />
        </div>
      )}
    </section>
  );
}

/** '18.11' and '–5.01', or one day with the word before it. */
function daysOf({ starts, ends }: Blocks['campaign'], { t, dates }: PageWords): string[] {
  const sign = dates.sign(starts, ends);
  if (!sign) return [];
  if (sign.kind === 'range') return [sign.from, sign.to];
  if (sign.kind === 'from') return [t('landing:from', { date: sign.day })];
  if (sign.kind === 'until') return [t('landing:until', { date: sign.day })];
  return [sign.day];
}
