import f from '../Field/Field.module.css';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import s from './ChoiceField.module.css';

interface Choice {
  value: string;
  name: string;
  icon?: IconName;
}

interface ChoiceFieldProps extends FieldProps {
  choices: Choice[];
  /** Any number of them rather than one. */
  several?: boolean;
  required?: boolean;
  /** Values that are chosen. */
  chosen?: readonly string[];
  /** wrap = as many in a line as fit; rows = in columns of one width; scale = five equal fields. */
  look?: 'wrap' | 'rows' | 'scale';
  /** The question has its words elsewhere: the legend is for those who hear it. */
  hiddenLabel?: boolean;
}

/** A question with answers to press. `id` is that of the first answer, so that a summary's link leads there. */
export function ChoiceField({
  id,
  name,
  label,
  note,
  hint,
  error,
  choices,
  several = false,
  required = false,
  chosen = [],
  look = 'wrap',
  hiddenLabel = false,
}: ChoiceFieldProps) {
  return (
    <fieldset className={f.field} data-field={name} aria-describedby={`${id}-error`}>
      <legend className={hiddenLabel ? 'vh' : f.label}>
        {label} {note && <small>{note}</small>}
      </legend>
      {hint && <span className={f.hint}>{hint}</span>}
      <div className={look === 'wrap' ? s.choices : `${s.choices} ${s[look]}`}>
        {choices.map(({ value, name: words, icon }, index) => (
          <label key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              required={required && !several}
              defaultChecked={chosen.includes(value)}
              aria-invalid={Boolean(error)}
              aria-describedby={`${id}-error`}
            />
            {icon && <Icon name={icon} />}
            {words}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
