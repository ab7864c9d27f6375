import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import s from './Button.module.css';

/** ink = the one main action, outline = beside it, light = on ink or on a field. */
type ButtonLook = 'ink' | 'outline' | 'light';

interface Face {
  look?: ButtonLook;
  /** Before the words. */
  icon?: IconName;
  /** An arrow after the words; only where it leads somewhere. */
  arrow?: boolean;
  children: ReactNode;
}

function face({ icon, arrow, children }: Face) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {arrow && <Icon name="arrow" />}
    </>
  );
}

function classes(look: ButtonLook, className: string | undefined): string {
  return [s.button, 'rounded', s[look], className].filter(Boolean).join(' ');
}

type ButtonProps = Face & Omit<ComponentProps<'button'>, keyof Face>;

/** A rectangle with words that does something here. */
export function Button({ look = 'ink', icon, arrow, children, className, type, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={classes(look, className)}>
      {face({ icon, arrow, children })}
    </button>
  );
}

type ButtonLinkProps = Face & Omit<ComponentProps<'a'>, keyof Face>;

/** A rectangle with words that leads somewhere. */
export function ButtonLink({ look = 'ink', icon, arrow, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(look, className)}>
      {face({ icon, arrow, children })}
    </a>
  );
}
