import type { ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Icon, type Turn } from '../Icon/Icon.tsx';
import s from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** Where the arrow points: to what the heading is about. */
  turn: Turn;
  link?: { name: string; href: string };
  /** Goes on the heading, so that `aria-labelledby` and anchors find it. */
  id?: string;
  level?: 2 | 3;
}

/** A direction sign as a section's heading: arrow on ink, the title in sign weight, perhaps a link to all. */
export function SectionHeading({ title, turn, link, id, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={s.sign}>
      <span className={s.arrow}>
        <Icon name="arrow" turn={turn} />
      </span>
      <Heading id={id} className={s.title}>
        {title}
      </Heading>
      {link && (
        <ArrowLink href={link.href} className={s.link}>
          {link.name}
        </ArrowLink>
      )}
    </div>
  );
}
