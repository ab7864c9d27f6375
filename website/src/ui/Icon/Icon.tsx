import s from './Icon.module.css';
import { ICONS, type IconName } from './icons.ts';

/** Degrees clockwise; the arrow points right at 0. */
export type Turn = 0 | 45 | 90 | 135 | 180 | -45 | -90 | -135;

interface IconProps {
  name: IconName;
  turn?: Turn;
  /** Spoken name. Without it the picture is decoration, and words must stand beside it. */
  label?: string;
  className?: string;
}

/** One icon, 1.5 em square unless its place says otherwise, in the colour of the text. */
export function Icon({ name, turn = 0, label, className }: IconProps) {
  const strokes = ICONS[name].map(([stroke, d]) => (
    <path key={d} className={s[stroke]} d={d} transform={turn ? `rotate(${turn} 24 24)` : undefined} />
  ));
  const classes = className ? `${s.icon} ${className}` : s.icon;
  if (label === undefined)
    return (
      <svg className={classes} viewBox="0 0 48 48" aria-hidden="true">
        {strokes}
      </svg>
    );
  return (
    <svg className={classes} viewBox="0 0 48 48" role="img" aria-label={label}>
      {strokes}
    </svg>
  );
}
