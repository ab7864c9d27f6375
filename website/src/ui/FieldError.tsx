import { Door } from './Door.tsx';
import s from './FieldError.module.css';

export interface FieldErrorProps {
  id: string;
  error?: string;
}

/** A shut door and what is wrong. Always in the page, so that a script can fill and show it. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <span id={id} className={s.error} data-error="" hidden={!error}>
      <Door state="closed" />
      <span>{error}</span>
    </span>
  );
}
