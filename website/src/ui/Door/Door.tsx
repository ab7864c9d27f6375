import s from './Door.module.css';

export interface DoorProps {
  state: 'open' | 'closed' | 'soon';
  /** `small` (up to 28 px) has the heavier leaf that reads below 24 px. */
  size?: 'small' | 'large';
  className?: string;
}

/** The architect's door: leaf open with its swing, shut in the wall, ajar for opening soon. Always beside words. */
export function Door({ state, size, className }: DoorProps) {
  const classes = [s.door, size && s[size], s[state], className].filter(Boolean).join(' ');
  return <span className={classes} aria-hidden="true" />;
}
