/** The plan of the building seen from above: two atria, one spine. Another centre replaces this outline. */
export const MARK_OUTLINE =
  'M0 0H370A200 200 0 0 1 451 382.7L394 400L451 417.3A200 200 0 0 1 370 800H0ZM150 130V270H370A70 70 0 0 0 370 130ZM150 530V670H370A70 70 0 0 0 370 530Z';

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
