import type { ReactNode } from 'react';
import { floorClass, floorSign, type Level } from '../floors/floor.ts';
import s from './Chip.module.css';

interface ChipProps {
  level: Level;
  /** A room number instead of the floor's numeral. */
  children?: ReactNode;
  className?: string;
}

/** Floor plus number. Renders nothing when there is neither a floor nor a number: colour never stands alone. */
export function Chip({ level, children, className }: ChipProps) {
  const sign = children ?? floorSign(level);
  if (sign === '' || sign === null) return null;
  const classes = [s.chip, floorClass(level), className].filter(Boolean).join(' ');
  return <span className={classes}>{sign}</span>;
}
