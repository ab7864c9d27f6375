import type { ReactNode } from 'react';
import { floorSign } from '../../ui/floors/floor.ts';
import type { Found } from './ranking/find.ts';
import { OPEN_CHOICES, type ShopChoices } from './ranking/shop-choices.ts';
import s from './ShopFilters.module.css';
import type { SearchWords } from './search-words.ts';

interface Props {
  found: Found;
  words: SearchWords;
  /** What the fields are called where a form sends them, and the value of its box. */
  form?: { names: Record<'category' | 'open' | 'floor' | 'access', string>; stepFree: string };
  /** Left out on the search page, where a form sends the choices. */
  onChoose?: (changed: { [K in keyof ShopChoices]: ShopChoices[K] | undefined }) => void;
  children?: ReactNode;
}

/** What the shops found may be narrowed down by; null where nothing can. */
export function ShopFilters({ found, words, form, onChoose, children }: Props) {
  const { specialties, floors, known, choices } = found;
  const { specialty, open, floor } = choices;
  if (!canFilter(found)) return null;
  return (
    <span className={s.filter}>
      {specialties.length > 1 && (
        <Choice
          label={words.category}
          any={words.anyCategory}
          name={form?.names.category}
          options={specialties.map((name) => [name, name])}
          value={specialty}
          {...(onChoose && { onChoose: (value) => onChoose({ specialty: value }) })}
        />
      )}
      {known.hours && (
        <Choice
          label={words.open.label}
          any={words.open.any}
          name={form?.names.open}
          options={OPEN_CHOICES.map((choice) => [choice, words.open[choice]])}
          value={open}
          {...(onChoose && {
            onChoose: (value) => onChoose({ open: OPEN_CHOICES.find((choice) => choice === value) }),
          })}
        />
      )}
      {floors.length > 1 && (
        <Choice
          label={words.floor}
          any={words.anyFloor}
          name={form?.names.floor}
          options={floors.map((level) => [String(level), floorSign(level)])}
          value={floor === undefined ? undefined : String(floor)}
          {...(onChoose && {
            onChoose: (value) => onChoose({ floor: floors.find((level) => String(level) === value) }),
          })}
        />
      )}
      {known.stepFree && (
        <label>
          <input
            type="checkbox"
            name={form?.names.access}
            value={form?.stepFree}
            {...(onChoose
              ? {
                  checked: choices.stepFree === true,
                  onChange: ({ target }) => onChoose({ stepFree: target.checked || undefined }),
                }
              : { defaultChecked: choices.stepFree === true })}
          />
          {words.stepFree}
        </label>
      )}
      {children}
    </span>
  );
}

/** Whether there is anything to choose between. */
export function canFilter({ specialties, floors, known }: Found): boolean {
  return specialties.length > 1 || floors.length > 1 || known.hours || known.stepFree;
}

interface ChoiceProps {
  label: string;
  any: string;
  name: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
  value: string | undefined;
  onChoose?: (value: string | undefined) => void;
}

function Choice({ label, any, name, options, value = '', onChoose }: ChoiceProps) {
  const chosen = onChoose
    ? { value, onChange: (event: { target: HTMLSelectElement }) => onChoose(event.target.value || undefined) }
    : { defaultValue: value };
  return (
    <label>
      {label}
      <select name={name} {...chosen}>
        <option value="">{any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
