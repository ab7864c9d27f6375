/** The plan of the building seen from above: two atria, one spine; 570 × 800. Another centre replaces this outline. */
export const MARK_OUTLINE =
  'M0 0H370A200 200 0 0 1 451 382.7L394 400L451 417.3A200 200 0 0 1 370 800H0ZM150 130V270H370A70 70 0 0 0 370 130ZM150 530V670H370A70 70 0 0 0 370 530Z';
