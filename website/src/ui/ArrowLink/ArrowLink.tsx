import type { ComponentProps } from 'react';
import { Icon, type Turn } from '../Icon/Icon.tsx';
import s from './ArrowLink.module.css';

type ArrowLinkProps = ComponentProps<'a'> & { turn?: Turn };

/** An underlined link with an arrow that points where it leads. */
export function ArrowLink({ turn = 0, children, className, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={className ? `${s.go} ${className}` : s.go}>
      <span className={s.words}>{children}</span>
      <Icon name="arrow" turn={turn} className={turn === 90 ? `${s.arrow} ${s.down}` : s.arrow} />
    </a>
  );
}
