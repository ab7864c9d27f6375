import { MARK_OUTLINE } from './mark-outline.ts';

export interface BMarkProps {
  className?: string;
  /** Spoken name; without it the mark is decoration. */
  label?: string;
}

/** The centre's mark, 570 × 800, in the colour of the text. Size comes from its place. */
export function BMark({ className, label }: BMarkProps) {
  const outline = <path fill="currentColor" fillRule="evenodd" d={MARK_OUTLINE} />;
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
