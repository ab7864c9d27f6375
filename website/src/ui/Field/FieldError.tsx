import { Door } from '../Door/Door.tsx';
import s from './FieldError.module.css';

interface FieldErrorProps {
  id: string;
  error?: string;
  /** Said as it comes: where it can stand beside a field that does not have the focus. */
  live?: boolean;
}

/** A shut door and what is wrong. Always in the page, so that a script can fill and show it. */
export function FieldError({ id, error, live = false }: FieldErrorProps) {
  return (
    <span id={id} className={s.error} data-error="" role={live ? 'alert' : undefined} hidden={!error}>
      <Door state="closed" />
      <span>{error}</span>
    </span>
  );
}
