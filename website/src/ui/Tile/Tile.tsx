import type { ReactNode } from 'react';
import { floorClass, type Level } from '../floors/floor.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LocationLabel } from '../LocationLabel/LocationLabel.tsx';
import { PictureImage, type PictureProps } from '../PictureImage/PictureImage.tsx';
import s from './Tile.module.css';
import type { Ground, RoomSlot } from './tile-plan.ts';

interface RoomsProps {
  /** Events stand taller. */
  style?: 'offers' | 'events';
  children: ReactNode;
}

/** A wall of rooms: 12 modules on desktop, 6 on tablet, one stack on phones. Slots come from `arrangeTiles`. */
export function Tiles({ style = 'offers', children }: RoomsProps) {
  return <ul className={style === 'events' ? `${s.rooms} ${s.events}` : s.rooms}>{children}</ul>;
}

function slotClass(slot: RoomSlot): string {
  const names = [s[`w${slot.wide}`], slot.tall === 2 ? s.tall : '', slot.tablet === 6 ? s.full : s.half];
  return names.filter(Boolean).join(' ');
}

function lengthClass(text: string): string | undefined {
  // Words may stand in lines of their own; a sum ("2 + 1") stays in one, spaces and all.
  const length = text.replace(/(?<!\+)[^\S\u00a0\u202f](?!\+)/g, '').length;
  if (length <= 3) return s.chars3;
  if (length <= 4) return s.chars4;
  if (length <= 6) return s.chars6;
  if (length <= 9) return s.chars9;
  return length <= 13 ? s.chars13 : undefined;
}

interface TileProps {
  slot: RoomSlot;
  href: string;
  /** Null: a neutral field. */
  level: Level;
  title: ReactNode;
  /** The numeral or date that fills the room. */
  big?: string;
  text?: ReactNode;
  /** Where it happens; the number stands before it. */
  where?: string;
  /** Without one the words take the whole field. */
  picture?: PictureProps;
  ground?: Ground;
  /** Left out on phones (a link to the rest must stand nearby). */
  later?: boolean;
  /** Under which heading the room stands. */
  heading?: 'h2' | 'h3';
}

/** One field of colour: number, words and a picture; all of it is the link. */
export function Tile(props: TileProps) {
  const { slot, href, level, title, big, text, where, picture, ground = 'field', later, heading } = props;
  const className = [
    floorClass(level),
    s.room,
    slotClass(slot),
    picture ? s[slot.art] : s.plain,
    s[ground],
    later ? s.later : '',
  ];
  return (
    <li className={className.filter(Boolean).join(' ')}>
      <RoomInside
        {...{ href, level, title, big, text, where, picture, ground, heading }}
        sizes={SIZES[slot.wide]}
      />
    </li>
  );
}

type InsideProps = Pick<
  TileProps,
  'href' | 'level' | 'title' | 'big' | 'text' | 'where' | 'picture' | 'ground' | 'heading'
> & { sizes: string };

function RoomInside(props: InsideProps) {
  const {
    href,
    level,
    title,
    big,
    text,
    where,
    picture,
    ground = 'field',
    heading: Heading = 'h3',
    sizes,
  } = props;
  return (
    <>
      <div className={s.words}>
        {where && (
          <span className={s.place}>
            <LocationLabel level={level} text={where} on={ground === 'field' ? 'field' : 'plain'} />
          </span>
        )}
        {big && <b className={[s.big, lengthClass(big)].filter(Boolean).join(' ')}>{big}</b>}
        <Heading className={s.title}>
          <a href={href}>{title}</a>
        </Heading>
        {text && <p className={s.text}>{text}</p>}
      </div>
      {picture && (
        <div className={s.art}>
          <PictureImage picture={picture} sizes={sizes} />
        </div>
      )}
    </>
  );
}

/** A room that stands alone, e.g. among the shops of a plan: words before the picture, filling its place. */
export function FeatureTile(props: Omit<InsideProps, 'sizes' | 'ground'>) {
  const className = [floorClass(props.level), s.room, s.feature, props.picture ? '' : s.alone];
  return (
    <div className={className.filter(Boolean).join(' ')}>
      <RoomInside {...props} sizes="(max-width: 767px) 50vw, 25vw" />
    </div>
  );
}

const SIZES: Record<RoomSlot['wide'], string> = {
  3: '(max-width: 767px) 50vw, (max-width: 1240px) 50vw, 25vw',
  4: '(max-width: 1240px) 50vw, 20vw',
  5: '(max-width: 767px) 100vw, (max-width: 1240px) 50vw, 42vw',
  6: '(max-width: 767px) 100vw, (max-width: 1240px) 100vw, 50vw',
  7: '(max-width: 767px) 100vw, (max-width: 1240px) 100vw, 58vw',
  12: '(max-width: 767px) 100vw, 50vw',
};

/** The ink tile that closes a set of rooms: the way to all of them. */
export function EndTile({ slot, href, title }: { slot: RoomSlot; href: string; title: string }) {
  return (
    <li className={`${s.cell} ${slotClass(slot)}`}>
      <a className={`on-ink ${s.end}`} href={href}>
        <b>{title}</b>
        <Icon name="arrow" />
      </a>
    </li>
  );
}
