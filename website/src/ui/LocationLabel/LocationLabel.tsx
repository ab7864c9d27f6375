import { Chip } from '../Chip/Chip.tsx';
import type { Level } from '../floors/floor.ts';
import s from './LocationLabel.module.css';

interface LocationLabelProps {
  level: Level;
  /** "1.24, Nova" or "Plac Północny". */
  text?: string;
  /** `field` draws the chip as an outline, for places that already have the floor's colour. */
  on?: 'field' | 'plain';
}

/** LocationLabel something happens: floor chip and words. Nothing when neither is known. */
export function LocationLabel({ level, text, on = 'plain' }: LocationLabelProps) {
  if (level === null && !text) return null;
  return (
    <span className={on === 'field' ? `${s.where} ${s.onField}` : s.where}>
      <Chip level={level} />
      {text}
    </span>
  );
}
