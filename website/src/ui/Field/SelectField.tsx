import type { ComponentProps } from 'react';
import s from './Field.module.css';
import { described, Field, type FieldProps } from './Field.tsx';

interface SelectOption {
  value: string;
  name: string;
  /** Values of the field named by `dependsOn` with which this can be chosen; missing = with any. */
  only?: readonly string[];
}

export interface SelectGroup {
  name: string;
  options: SelectOption[];
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> {
  /** What stands while nothing is chosen. */
  empty: string;
  options?: SelectOption[];
  groups?: SelectGroup[];
  /** Name of the field that decides which options there are; a script keeps to it, the server has the last word. */
  dependsOn?: string;
}

function Option({ value, name, only }: SelectOption) {
  return (
    <option value={value} data-only={only?.join(' ')}>
      {name}
    </option>
  );
}

/** One of a list, in groups where there are many: a day's hours beneath its name. */
export function SelectField({
  id,
  name,
  label,
  note,
  hint,
  error,
  empty,
  options = [],
  groups = [],
  dependsOn,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ id, name, label, note, hint, error }}>
      <select
        {...rest}
        {...described({ id, hint, error })}
        id={id}
        name={name}
        className={s.control}
        data-depends-on={dependsOn}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
