import { TextInput } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { type DayCell, readHours, shownHours } from './typed-hours';
import { useWords } from './words';

interface Props<Base> {
  label: string;
  cell: DayCell;
  /** What the typed hours are written into: as it was when somebody began to type. */
  base: Base;
  /** How often something other than this field has changed `base`: what is typed then goes into it as it is by now. */
  writtenBeside?: number;
  onType: (cell: DayCell, base: Base) => void;
  /** How many spans may be typed. */
  most?: number;
  disabled: boolean;
  /** Id of the text that says what is wrong. */
  faultId: string;
}

/**
 * A day's hours as people write them. Each letter is written into the form, so that saving needs no step before it; what
 * is wrong is said when the field is left.
 */
export function HoursInput<Base>({
  label,
  cell,
  base,
  writtenBeside = 0,
  onType,
  most,
  disabled,
  faultId,
}: Props<Base>) {
  const { say } = useWords();
  const [typing, setTyping] = useState<{ text: string; beside: number } | null>(null);
  const begun = useRef(base);
  const typed = typing?.beside === writtenBeside ? typing.text : null;
  const setTyped = (text: string) => setTyping({ text, beside: writtenBeside });
  const isWrong = typed === null && cell.kind === 'wrong';
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? faultId : undefined}
      autoComplete="off"
      disabled={disabled}
      hasError={isWrong}
      placeholder={say('closed')}
      size="S"
      style={{ paddingInline: 4, fontSize: 12, textAlign: 'center' }}
      value={typed ?? shownHours(cell, say('closed'))}
      onFocus={(event) => {
        begun.current = base;
        setTyped(event.target.value);
        event.target.select();
      }}
      onChange={(event) => {
        if (typed === null) begun.current = base;
        setTyped(event.target.value);
        onType(readHours(event.target.value, most), begun.current);
      }}
      onKeyDown={(event) => {
        // Enter would save the whole form.
        if (event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        }
      }}
      onBlur={() => setTyping(null)}
    />
  );
}
