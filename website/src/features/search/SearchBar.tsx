import type { InputEventHandler, ReactNode, RefObject, SubmitEventHandler } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import s from './SearchBar.module.css';
import { LONGEST_QUERY } from './search-constants.ts';

interface Props {
  /** Address of the search page. */
  action: string;
  /** What the query is called there. */
  name: string;
  label: string;
  placeholder: string;
  query?: string;
  /** In the form, e.g. its submit button. */
  submit?: ReactNode;
  /** Beside the form. */
  children?: ReactNode;
  field?: RefObject<HTMLInputElement | null>;
  onInput?: InputEventHandler<HTMLInputElement>;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/** The ink bar with the field. It is a form that leads to the search page, in the overlay too. */
export function SearchBar(props: Props) {
  const { action, name, label, placeholder, query, submit, children, field, onInput, onSubmit } = props;
  return (
    <div className={`${s.bar} on-ink`}>
      <search className={s.search}>
        <form className={s.form} action={action} onSubmit={onSubmit}>
          <Icon name="search" className={s.glass} />
          <input
            ref={field}
            className={s.field}
            // A search type would clear itself on Escape instead of letting the overlay close.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name={name}
            aria-label={label}
            placeholder={placeholder}
            defaultValue={query}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onInput={onInput}
          />
          {submit}
        </form>
      </search>
      {children}
    </div>
  );
}

/** The square at the bar's end. */
export function BarButton({
  type,
  icon,
  children,
}: {
  type: 'submit' | 'button';
  icon: 'close' | 'arrow';
  children: ReactNode;
}) {
  return (
    <button type={type} className={s.end}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
