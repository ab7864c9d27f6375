import { markPath } from './mark.ts';

interface LogoProps {
  className?: string;
  /** Spoken name; without it the mark is decoration. */
  label?: string;
}

/** The centre's mark, 570 × 800, in the colour of the text. Size comes from its place. */
export function Logo({ className, label }: LogoProps) {
  const outline = <path fill="currentColor" fillRule="evenodd" {...markPath()} />;
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 570 800" aria-hidden="true">
        {outline}
      </svg>
    );
  return (
    <svg className={className} viewBox="0 0 570 800" role="img" aria-label={label}>
      {outline}
    </svg>
  );
}
