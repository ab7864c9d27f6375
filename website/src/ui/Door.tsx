import s from './Door.module.css';

export type DoorState = 'open' | 'closed' | 'soon';

export interface DoorProps {
  /** Absent: follows `data-state` of the nearest `<opening-state>` around it, and is a clock until that is settled. */
  state?: DoorState;
  /** `small` (up to 28 px) has the heavier leaf that reads below 24 px. */
  size?: 'small' | 'large';
  className?: string;
}

/** The architect's door: leaf open with its swing, shut in the wall, ajar for opening soon. Always beside words. */
export function Door({ state, size = 'small', className }: DoorProps) {
  const classes = [s.door, s[size], state && s[state], className].filter(Boolean).join(' ');
  return <span className={classes} aria-hidden="true" />;
}
