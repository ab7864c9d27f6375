import type { Corner, Typeface } from '@mall/contract/theme.ts';

const RADII: Record<Corner, string | undefined> = { square: undefined, soft: '6px', round: '24px' };

const FAMILIES: Record<Typeface, string | undefined> = {
  golos: undefined,
  system: 'system-ui,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Source Serif 4",Georgia,"Noto Serif",serif',
};

/** What one presses and writes into: fields, and whatever wears the class of buttons (`ui/Button`). */
const ROUNDED = ':root :is(.rounded,input:not([type=checkbox],[type=radio]),select,textarea)';

/** The rules by which a centre's pages differ from the design's own; empty when they don't. */
export function themeSheet(corner: Corner = 'square', typeface: Typeface = 'golos'): string {
  const [radius, family] = [RADII[corner], FAMILIES[typeface]];
  return `${family ? `:root{--font:${family}}` : ''}${radius ? `${ROUNDED}{border-radius:${radius}}` : ''}`;
}
