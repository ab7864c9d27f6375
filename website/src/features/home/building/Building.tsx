import { floorName } from '../../../i18n/floor-name.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { floorClass, floorSign, isInky } from '../../../ui/floors/floor.ts';
import { PictureImage } from '../../../ui/PictureImage/PictureImage.tsx';
import type { HomeFloor } from '../home-models.ts';
import s from './Building.module.css';

/** More pictures than this do not fit beside the words of a floor. */
const PICTURES = 3;

/** A section through the building: each floor with its numeral, what is on it and a look inside. */
export function Building({ floors, words }: { floors: HomeFloor[]; words: PageWords }) {
  if (floors.length === 0) return null;
  return (
    <ul className={s.building} aria-label={words.t('home:floors')}>
      {floors.map((floor, index) => (
        <Floor key={floor.level} floor={floor} flipped={index % 2 === 1} top={index === 0} words={words} />
      ))}
    </ul>
  );
}

interface FloorProps {
  floor: HomeFloor;
  /** Its first picture stands before the words. */
  flipped: boolean;
  /** The first one, above the fold on phones too. */
  top: boolean;
  words: PageWords;
}

function Floor({ floor, flipped, top, words: { t } }: FloorProps) {
  const pictures = floor.pictures.slice(0, PICTURES);
  const shape = pictures.length === 0 ? s.strip : s[`pictures${pictures.length}`];
  const className = [
    floorClass(floor.level),
    s.floor,
    shape,
    flipped && pictures.length > 0 ? s.flipped : '',
  ];
  if (isInky(floor.level)) className.push(`on-ink ${s.below}`);
  return (
    <li className={className.filter(Boolean).join(' ')}>
      <span className={s.number} role="img" aria-label={floorName(floor.level, t)}>
        {floorSign(floor.level)}
      </span>
      <div className={s.words}>
        <h2>{floor.href ? <a href={floor.href}>{floor.heading}</a> : floor.heading}</h2>
        {floor.links.length > 0 && (
          <ul className={s.links}>
            {floor.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.name}</a>
              </li>
            ))}
          </ul>
        )}
        {floor.note &&
          (floor.href ? (
            <ArrowLink href={floor.href} className={s.note}>
              {floor.note}
            </ArrowLink>
          ) : (
            <p className={s.note}>{floor.note}</p>
          ))}
      </div>
      {pictures.map((picture, index) => (
        <div key={picture.src} className={s.room}>
          <PictureImage
            picture={picture}
            sizes="(max-width: 767px) 104px, 22vw"
            priority={top && index === 0}
            eager
          />
        </div>
      ))}
    </li>
  );
}
