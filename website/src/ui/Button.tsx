import type { ComponentProps, ReactNode } from 'react';
import s from './Button.module.css';
import { Pictogram } from './Pictogram.tsx';
import type { PictogramName } from './pictograms.ts';

/** ink = the one main action, outline = beside it, light = on ink or on a field. */
export type ButtonLook = 'ink' | 'outline' | 'light';

interface Face {
  look?: ButtonLook;
  /** Before the words. */
  pictogram?: PictogramName;
  /** An arrow after the words; only where it leads somewhere. */
  arrow?: boolean;
  children: ReactNode;
}

function face({ pictogram, arrow, children }: Face) {
  return (
    <>
      {pictogram && <Pictogram name={pictogram} />}
      <span>{children}</span>
      {arrow && <Pictogram name="arrow" />}
    </>
  );
}

function classes(look: ButtonLook, className: string | undefined): string {
  return [s.button, s[look], className].filter(Boolean).join(' ');
}

export type ButtonProps = Face & Omit<ComponentProps<'button'>, keyof Face>;

/** A rectangle with words that does something here. */
export function Button({ look = 'ink', pictogram, arrow, children, className, type, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={classes(look, className)}>
      {face({ pictogram, arrow, children })}
    </button>
  );
}

export type ButtonLinkProps = Face & Omit<ComponentProps<'a'>, keyof Face>;

/** A rectangle with words that leads somewhere. */
export function ButtonLink({
  look = 'ink',
  pictogram,
  arrow,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(look, className)}>
      {face({ pictogram, arrow, children })}
    </a>
  );
}
