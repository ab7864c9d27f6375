import {
  Box,
  Button,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import { ExceptionMonth } from './ExceptionMonth';
import { type Exception, isTaken } from './exceptions';
import { HoursInput } from './HoursInput';
import { keyed } from './week-rows';
import { useWords } from './words';

interface Props {
  all: readonly Exception[];
  /** Names of places; none in a shop's form. */
  places: readonly string[];
  /** YYYY-MM-DD by the centre's calendar. */
  today: string;
  onWrite: (all: Exception[]) => void;
  disabled: boolean;
}

const WHOLE = ' ';

/** The dates on which the week does not hold: those to come, and on demand those that are over. */
export function ExceptionRows({ all, places, today, onWrite, disabled }: Props) {
  const { say } = useWords();
  const [showsPast, setShowsPast] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isPast = ({ date }: Exception) => date !== '' && date < today;
  const past = all.filter(isPast).length;
  const shown = all.filter((one) => showsPast || !isPast(one));
  const put = (old: Exception, next: Exception) => onWrite(all.map((one) => (one === old ? next : one)));
  const add = (date: string) => {
    // The last of the keys is the new row's: it sorts after all others.
    const row = keyed([...all.map((one) => one.row), {}]).at(-1) ?? {};
    onWrite([...all, { place: null, date, name: '', cell: { kind: 'closed' }, row }]);
  };
  const open = (date: string) => {
    if (date < today) setShowsPast(true);
    if (all.every((one) => one.date !== date)) add(date);
    setWanted(date);
  };
  // The whole centre's: that a place has other hours today is no reason not to make them.
  const openToday = () => {
    if (all.every(({ place, date }) => place !== null || date !== today)) add(today);
    setWanted(today);
  };
  // A day that was pressed is written into at once; its row may stand there only after this drawing.
  useEffect(() => {
    const field = wanted === null ? null : hoursFieldOf(list.current, wanted);
    if (!field) return;
    field.focus();
    setWanted(null);
  });
  return (
    <Flex ref={list} direction="column" alignItems="stretch" gap={2}>
      <Typography variant="delta" tag="h2">
        {say('days')}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {say('daysHint')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} onClick={openToday}>
          {say('today')}
        </Button>
        <Button
          variant="tertiary"
          startIcon={<Plus />}
          disabled={disabled || all.some(({ place, date }) => place === null && date === '')}
          onClick={() => add('')}
        >
          {say('addDay')}
        </Button>
        {past > 0 ? (
          <Button variant="ghost" onClick={() => setShowsPast(!showsPast)}>
            {say('past', { count: past })}. {say(showsPast ? 'hidePast' : 'showPast')}
          </Button>
        ) : null}
      </Flex>
      <ExceptionMonth {...{ all, today, disabled }} onDay={open} />
      {shown.length === 0 ? <Typography textColor="neutral600">{say('noDays')}</Typography> : null}
      {shown.map((one) => (
        <ExceptionRow
          key={`${one.place ?? ''}:${String(one.row.__temp_key__ ?? one.row.id)}`}
          {...{ one, all, places, disabled }}
          onPut={(next, old = one) => put(old, next)}
          onPutAll={onWrite}
          onRemove={() => onWrite(all.filter((other) => other !== one))}
        />
      ))}
    </Flex>
  );
}

const hoursFieldOf = (list: HTMLElement | null, date: string) =>
  list?.querySelector<HTMLInputElement>(`[data-hours-on="${date}"] input`);

interface RowProps {
  one: Exception;
  all: readonly Exception[];
  places: readonly string[];
  onPut: (next: Exception, old?: Exception) => void;
  onPutAll: (all: Exception[]) => void;
  onRemove: () => void;
  disabled: boolean;
}

function ExceptionRow({ one, all, places, onPut, onPutAll, onRemove, disabled }: RowProps) {
  const { say, day } = useWords();
  // A date is written when its field is left: the rows stand in the order of their dates.
  const [date, setDate] = useState(one.date);
  const [taken, setTaken] = useState(false);
  const which = one.date === '' ? say('newDay') : `${day(one.date)}${one.place ? `, ${one.place}` : ''}`;
  const faultId = `day-fault-${one.place ?? ''}-${String(one.row.__temp_key__ ?? one.row.id)}`;
  const fault = taken
    ? say('taken')
    : one.cell.kind === 'wrong'
      ? say(`fault.${one.cell.fault}`)
      : one.date === '' && date === ''
        ? say('noDate')
        : null;
  const move = (next: Exception) => {
    const isDouble = isTaken(all, next);
    setTaken(isDouble);
    if (!isDouble) onPut(next);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Flex gap={2} wrap="wrap">
        <Box width="142px">
          <TextInput
            type="date"
            size="S"
            aria-label={say('dateOf', { which })}
            aria-invalid={taken}
            aria-describedby={fault ? faultId : undefined}
            hasError={taken}
            disabled={disabled}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            onBlur={() => move({ ...one, date })}
          />
        </Box>
        {places.length > 0 ? (
          <Box width="165px">
            <SingleSelect
              size="S"
              aria-label={say('whoOf', { which })}
              disabled={disabled}
              value={one.place ?? WHOLE}
              onChange={(value) => move({ ...one, place: value === WHOLE ? null : String(value) })}
            >
              <SingleSelectOption value={WHOLE}>{say('wholeCentre')}</SingleSelectOption>
              {places.map((place) => (
                <SingleSelectOption key={place} value={place}>
                  {place}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
        ) : null}
        <Box width="96px" data-hours-on={one.date}>
          <HoursInput
            label={say('hoursOf', { which })}
            cell={one.cell}
            base={{ one, all }}
            // Emptied hours are no hours: closed.
            onType={(cell, base) =>
              onPutAll(
                base.all.map((other) =>
                  other === base.one
                    ? { ...other, cell: cell.kind === 'empty' ? { kind: 'closed' } : cell }
                    : other,
                ),
              )
            }
            most={1}
            disabled={disabled}
            faultId={faultId}
          />
        </Box>
        <Box flex="1 1 120px">
          <TextInput
            size="S"
            aria-label={say('nameOf', { which })}
            placeholder={say('name')}
            disabled={disabled}
            value={one.name}
            onChange={(event) => onPut({ ...one, name: event.target.value })}
          />
        </Box>
        <IconButton label={say('removeDay', { which })} size="S" disabled={disabled} onClick={onRemove}>
          <Trash />
        </IconButton>
      </Flex>
      {fault ? (
        <Typography
          id={faultId}
          variant="pi"
          textColor={taken || one.cell.kind === 'wrong' ? 'danger600' : 'neutral600'}
        >
          {fault}
        </Typography>
      ) : null}
    </Flex>
  );
}
