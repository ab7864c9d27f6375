import { Box } from '@strapi/design-system';
import type { ReactNode } from 'react';

/**
 * Round a table: where it has no room it scrolls sideways, by keyboard too. @param minWidth below which it does, with its unit
 */
export function Sideways({
  label,
  minWidth,
  children,
}: {
  label: string;
  minWidth: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Box minWidth={minWidth}>{children}</Box>
    </section>
  );
}
