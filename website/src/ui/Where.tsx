import { Chip } from './Chip.tsx';
import type { Level } from './floor.ts';
import s from './Where.module.css';

export interface WhereProps {
  level: Level;
  /** "1.24, Halland" or "Plac Północny". */
  text?: string;
  /** `field` draws the chip as an outline, for places that already have the floor's colour. */
  on?: 'field' | 'plain';
}

/** Where something happens: floor chip and words. Nothing when neither is known. */
export function Where({ level, text, on = 'plain' }: WhereProps) {
  if (level === null && !text) return null;
  return (
    <span className={on === 'field' ? `${s.where} ${s.onField}` : s.where}>
      <Chip level={level} />
      {text}
    </span>
  );
}
