import type { OfferCard } from '../../../content/cards.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { LocationLabel } from '../../../ui/LocationLabel/LocationLabel.tsx';
import { offerPlace } from '../../offers/offer-words.ts';
import s from './EndingSoon.module.css';

const SHOWN = 4;

interface Props {
  offers: OfferCard[];
  /** What stands above already is not said twice. */
  shown: OfferCard[];
  words: PageWords;
}

/** Offers in their last days, in one quiet row. The words are set to the day by `home-clock.element.ts`. */
export function EndingSoon({ offers, shown, words: { t, dates, now } }: Props) {
  const known = new Set(shown.map(({ href }) => href));
  const ending = offers.filter(({ href }) => !known.has(href)).slice(0, SHOWN);
  if (ending.length === 0) return null;
  const day = (ends: string) => (ends.length === 10 ? ends : dates.today(new Date(ends)));
  return (
    <ul
      className={s.ending}
      aria-label={t('home:offers.ending')}
      data-words={t('offers:ends', { when: '%' })}
    >
      {ending.map((offer) => (
        <li key={offer.id} data-ends={offer.ends ? day(offer.ends) : undefined}>
          <b>{t('offers:ends', { when: dates.relative(offer.ends, now) })}</b>
          <a href={offer.href}>{offer.name}</a>
          <LocationLabel level={offer.place.level} text={offerPlace(offer)} />
        </li>
      ))}
    </ul>
  );
}
