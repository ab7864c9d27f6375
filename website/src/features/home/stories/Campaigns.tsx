import type { PageWords } from '../../../i18n/page-words.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PictureImage } from '../../../ui/PictureImage/PictureImage.tsx';
import { eventSign } from '../../events/event-words.ts';
import type { Campaign } from '../home-models.ts';
import s from './Campaigns.module.css';
import { Field, Fields } from './Fields.tsx';

/** Campaigns side by side: when, what, the prize, and the rules for who wants them. */
export function Campaigns({ campaigns, words }: { campaigns: Campaign[]; words: PageWords }) {
  if (campaigns.length === 0) return null;
  return (
    <Fields label={words.t('home:campaigns.heading')}>
      {campaigns.map((campaign, index) => (
        <One key={campaign.id} campaign={campaign} dark={index % 2 === 0} words={words} />
      ))}
    </Fields>
  );
}

function One({ campaign, dark, words }: { campaign: Campaign; dark: boolean; words: PageWords }) {
  const { t } = words;
  const { name, text, prize, rules, link, picture } = campaign;
  const sign = eventSign(campaign, words);
  const image = picture && <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 25vw" />;
  return (
    <Field dark={dark} picture={image}>
      {sign && <b className={s.when}>{sign}</b>}
      <h2>{name}</h2>
      {text && <p>{text}</p>}
      {prize && (
        <p className={s.line}>
          <Icon name="gift" label={t('home:campaigns.prize')} />
          {prize}
        </p>
      )}
      {link && <ArrowLink href={link.href}>{link.name}</ArrowLink>}
      {rules && (
        <details>
          <summary className={s.line}>
            <Icon name="plus" />
            {t('home:campaigns.rules')}
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in */}
          <div className={s.rules} dangerouslySetInnerHTML={{ __html: rules }} />
        </details>
      )}
    </Field>
  );
}
