import type { PageWords } from '../../i18n/page-words.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import s from './CardDetails.module.css';
import type { GiftCardDetails } from './gift-card-models.ts';

interface Props {
  details: GiftCardDetails;
  words: PageWords;
}

/** Values, how the card works, where it is sold, what is left on it. */
export function CardDetails({ details, words: { t } }: Props) {
  const { values, steps, salePoints, balance } = details;
  return (
    <>
      {values.length > 0 && (
        <section>
          <h2 className="vh">{t('giftCard:values')}</h2>
          <ul className={s.values}>
            {values.map(({ amount, note }) => (
              <li key={amount}>
                <b>{amount}</b>
                {note && <span>{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(steps.length > 0 || salePoints.length > 0 || balance) && (
        <div className={s.ways}>
          {steps.length > 0 && (
            <section>
              <h2>{t('giftCard:how')}</h2>
              <Steps steps={steps} />
            </section>
          )}
          <div>
            {salePoints.length > 0 && (
              <section>
                <h2>{t('giftCard:where')}</h2>
                <SalePoints points={salePoints} />
              </section>
            )}
            {balance && (
              <section className={`${s.balance} on-ink`}>
                {balance.text && <p>{balance.text}</p>}
                <ButtonLink
                  href={balance.link.href}
                  look="light"
                  arrow
                  rel={balance.link.external ? 'noopener' : undefined}
                >
                  {balance.link.name}
                </ButtonLink>
              </section>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function SalePoints({ points }: { points: GiftCardDetails['salePoints'] }) {
  return (
    <ul className={s.points}>
      {points.map(({ name, text, level, href }) => (
        <li key={name}>
          {level === null ? (
            <Icon name="web" className={s.elsewhere} />
          ) : (
            <Chip level={level} className={s.floor} />
          )}
          <div>
            <h3>{href ? <a href={href}>{name}</a> : name}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Questions and the small print. */
export function CardRules({ details, words: { t } }: Props) {
  const { questions, html } = details;
  if (questions.length === 0 && !html) return null;
  return (
    <div className={s.rules}>
      {questions.length > 0 && (
        <section>
          <h2>{t('giftCard:questions')}</h2>
          <Accordion questions={questions} />
        </section>
      )}
      {html && (
        <section>
          <h2>{t('giftCard:rules')}</h2>
          <Prose html={html} />
        </section>
      )}
    </div>
  );
}
