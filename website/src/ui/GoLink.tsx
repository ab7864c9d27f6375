import type { ComponentProps } from 'react';
import s from './GoLink.module.css';
import { Pictogram, type Turn } from './Pictogram.tsx';

export type GoLinkProps = ComponentProps<'a'> & { turn?: Turn };

/** An underlined link with an arrow that points where it leads. */
export function GoLink({ turn = 0, children, className, ...rest }: GoLinkProps) {
  return (
    <a {...rest} className={className ? `${s.go} ${className}` : s.go}>
      <span className={s.words}>{children}</span>
      <Pictogram name="arrow" turn={turn} className={turn === 90 ? `${s.arrow} ${s.down}` : s.arrow} />
    </a>
  );
}
