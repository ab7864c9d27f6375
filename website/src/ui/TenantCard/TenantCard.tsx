import type { ReactNode } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { floorClass, type Level, roomSign } from '../floors/floor.ts';
import { Icon } from '../Icon/Icon.tsx';
import { longestWord } from '../longest-word.ts';
import { PictureImage, type PictureProps } from '../PictureImage/PictureImage.tsx';
import s from './TenantCard.module.css';

/** White rooms that share ink walls, 4 in a row on desktop, 2 on tablet, a list on phones; or a single one. */
export function Plan({ single, children }: { single?: boolean; children: ReactNode }) {
  return <ul className={single ? `${s.plan} ${s.single}` : s.plan}>{children}</ul>;
}

interface Props {
  href: string;
  name: string;
  level: Level;
  /** As signed on the door; without one the floor's numeral stands there. */
  room?: string;
  line?: string;
  logo?: PictureProps;
  /** In the corner: an offer's label, "new". */
  tag?: string;
  /** What the gift icon says; absent = not accepted. */
  gift?: string;
  /** An `<opening-state>`: once it knows the minute, an open room gets its door. */
  status?: ReactNode;
  heading?: 'h2' | 'h3';
  /** For `<tenant-toggles>`: space-separated marks of what this shop has. */
  marks?: string;
}

/** Letters of a word that stand beside each other where a logo would, on a phone. */
const ROOMY = 8;

/** One shop of a plan. All of it is the link; its markup is lean since a page may carry a hundred. */
export function TenantCard(props: Props) {
  const { href, name, level, room, line, logo, tag, gift, status, heading: Heading = 'h3', marks } = props;
  return (
    <li className={`${floorClass(level)} ${s.card}`} data-m={marks}>
      <Heading>
        <a href={href}>{name}</a>
      </Heading>
      <div className={s.logo}>
        {logo ? (
          <PictureImage picture={{ ...logo, alt: '' }} fit="contain" sizes="200px" />
        ) : (
          <b aria-hidden="true" className={longestWord(name) > ROOMY ? s.long : undefined}>
            {name}
          </b>
        )}
      </div>
      {line && <p className={s.line}>{line}</p>}
      <Chip level={level} className={s.room}>
        {room && roomSign(room)}
      </Chip>
      {status}
      {tag && <b className={s.tag}>{tag}</b>}
      {gift && (
        <span className={s.gift}>
          <Icon name="gift" label={gift} />
        </span>
      )}
    </li>
  );
}

/** A field among the plan's rooms, two rooms wide: a promoted offer. Put it after an even number of rooms. */
export function PlanFeature({ children }: { children: ReactNode }) {
  return <li className={s.feature}>{children}</li>;
}
