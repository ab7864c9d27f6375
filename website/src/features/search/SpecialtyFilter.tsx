import type { ReactNode } from 'react';
import s from './SpecialtyFilter.module.css';

interface Props {
  label: string;
  any: string;
  name?: string;
  specialties: string[];
  /** The applied one. */
  value: string | undefined;
  /** Left out on the search page, where a form sends the choice. */
  onChoose?: (specialty: string | undefined) => void;
  children?: ReactNode;
}

/** The dropdown over the specialties of the shops found. */
export function SpecialtyFilter({ label, any, name, specialties, value = '', onChoose, children }: Props) {
  const chosen = onChoose
    ? { value, onChange: (event: { target: HTMLSelectElement }) => onChoose(event.target.value || undefined) }
    : { defaultValue: value };
  return (
    <span className={s.filter}>
      <label>
        {label}
        <select name={name} {...chosen}>
          <option value="">{any}</option>
          {specialties.map((specialty) => (
            <option key={specialty}>{specialty}</option>
          ))}
        </select>
      </label>
      {children}
    </span>
  );
}
