import { clockText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import s from './People.module.css';
import type { StylistCard } from './stylist-models.ts';

interface Props {
  people: StylistCard[];
  words: PageWords;
}

/** Portraits side by side, words beneath; all of a card is the link. */
export function People({ people, words }: Props) {
  const { t, dates } = words;
  return (
    <ul className={s.people}>
      {people.map(({ id, name, href, line, picture, days, asksTime }) => {
        const [next] = days;
        return (
          <li key={id}>
            {picture && (
              <div className={s.portrait}>
                <PictureImage
                  picture={picture}
                  sizes="(max-width: 767px) 40vw, (max-width: 1024px) 50vw, 25vw"
                />
              </div>
            )}
            <div className={s.words}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              {line && <p>{line}</p>}
              <p className={s.next}>
                {next ? (
                  <>
                    {t('stylist:nearest')}
                    <b>
                      {dates.weekdayAndDay(next.date)}, {clockText(next.times[0] ?? '')}
                    </b>
                  </>
                ) : (
                  t(asksTime ? 'stylist:askTime' : 'stylist:noTime')
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
