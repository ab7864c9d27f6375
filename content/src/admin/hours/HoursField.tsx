import { centreDate } from '@mall/contract/centre-time.ts';
import { Box, Button, Flex, IconButton, Loader, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { unstable_useContentManagerContext as useContentManager, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CopyDialog } from './CopyDialog';
import { type Centre, useDesk } from './desk-data';
import { ExceptionRows } from './ExceptionRows';
import { type Exception, exceptionsOf, writtenExceptions } from './exceptions';
import { HoursInput } from './HoursInput';
import { headerSays, recordOf, shopOf, shopSays } from './hours-says';
import { Says } from './Says';
import { WeekGrid } from './WeekGrid';
import { cellOf, daysOf, type FormRow, keyed, timesOf, weekCells } from './week-rows';
import { useWords } from './words';

/** In the centre's form the grid stands for the special days, in a shop's for its week. */
const CENTRE_FIELD = 'special_opening_days';

const CENTRE_TIMES = { opens: 'opening_hour', closes: 'closing_hour' };
const SHOP_TIMES = { opens: 'openingHour', closes: 'closingHour' };
/** What a place's rows say once for the whole place. */
const OF_A_PLACE = ['link', 'link_target', 'icon', 'opening_hours_text'];

const rowsOf = (value: unknown): FormRow[] => (Array.isArray(value) ? value : []);

/** As Strapi gives them to every field; it types them as none. */
interface FieldProps {
  name?: string;
  disabled?: boolean;
}

interface DeskProps {
  known: Centre;
  values: FormRow;
  change: (field: string, value: unknown) => void;
  disabled: boolean;
}

/** The hours of the centre, or of a shop: a week, other days, and what visitors will read. */
export default function HoursField({ name, disabled = false }: FieldProps) {
  const { say } = useWords();
  const { id } = useContentManager();
  const values = useForm('HoursField', (form) => form.values) as FormRow;
  const change = useForm('HoursField', (form) => form.onChange);
  const isCentre = name === CENTRE_FIELD;
  const { data, failed, retry } = useDesk<Centre>(`/centre?shop=${isCentre ? '' : (id ?? '')}`);
  if (failed) {
    return (
      <Flex gap={2}>
        <Typography textColor="danger600">{say('failed')}</Typography>
        <Button variant="tertiary" onClick={retry}>
          {say('retry')}
        </Button>
      </Flex>
    );
  }
  if (!data) return <Loader>…</Loader>;
  const Desk = isCentre ? CentreHours : ShopHours;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Desk {...{ values, change, disabled }} known={data} />
    </Flex>
  );
}

function Heading() {
  const { say } = useWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="delta" tag="h2">
        {say('week')}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {say('weekHint')}
      </Typography>
    </Flex>
  );
}

function CentreHours({ known, values, change, disabled }: DeskProps) {
  const { say } = useWords();
  const rows = rowsOf(values.opening_hours);
  const others = rows.filter((row) => daysOf(row).length === 0).map((row) => String(row.day ?? ''));
  const order = (row: FormRow) => Number(row.order ?? 0);
  const names = [
    ...new Set(rows.toSorted((a, b) => order(a) - order(b)).map((row) => String(row.for_what ?? ''))),
  ].filter((place) => place !== '');
  const rowsAt = (place: string) => rows.filter((row) => row.for_what === place);
  const write = (all: readonly Exception[]) => {
    const { whole, places } = writtenExceptions(all, values.place_special_days);
    change('special_opening_days', whole);
    change('place_special_days', places);
  };
  return (
    <>
      <Heading />
      <WeekGrid
        lines={names.map((place) => ({ name: place, rows: rowsAt(place) }))}
        fields={CENTRE_TIMES}
        made={({ name, rows: [first] }) => ({ for_what: name, isActive: true, order: first?.order ?? 0 })}
        kept={OF_A_PLACE}
        lastStays
        onRows={({ name }, written) => change('opening_hours', keyed(replaced(rows, name, written)))}
        disabled={disabled}
      />
      {others.length > 0 ? (
        <Typography variant="pi" textColor="neutral600">
          {say('otherRows', { labels: others.join(', ') })}
        </Typography>
      ) : null}
      <Says
        kind="headerSays"
        timeZone={known.timeZone}
        sentenceAt={(moment, saying) => headerSays(recordOf(values), moment, saying)}
      />
      <ExceptionRows
        all={exceptionsOf(values.special_opening_days, values.place_special_days)}
        places={names}
        today={centreDate(new Date(), known.timeZone)}
        onWrite={write}
        disabled={disabled}
      />
    </>
  );
}

/** The rows of all places with one place's written anew, each at its old position, new ones at the end. */
function replaced(rows: readonly FormRow[], place: string, written: readonly FormRow[]): FormRow[] {
  const key = (row: FormRow) => row.__temp_key__ ?? row.id;
  const left = new Map(written.filter((row) => key(row) !== undefined).map((row) => [key(row), row]));
  const kept = rows.flatMap((row) => {
    if (row.for_what !== place) return [row];
    const own = left.get(key(row));
    return own ? [own] : [];
  });
  return [...kept, ...written.filter((row) => !kept.includes(row))];
}

function ShopHours({ known, values, change, disabled }: DeskProps) {
  const { say } = useWords();
  const { id } = useContentManager();
  const [copies, setCopies] = useState(false);
  const rows = rowsOf(values.openingHours);
  const all = exceptionsOf(values.specialOpeningDays);
  const isWrong =
    weekCells(rows, SHOP_TIMES).some(({ kind }) => kind === 'wrong') ||
    all.some(({ cell }) => cell.kind === 'wrong');
  return (
    <>
      <Heading />
      <WeekGrid
        lines={[{ name: say('shop'), rows }]}
        fields={SHOP_TIMES}
        made={() => ({})}
        onRows={(_line, written) => change('openingHours', keyed(written))}
        disabled={disabled}
      />
      {rows.map((row, at) =>
        daysOf(row).length > 0 ? null : (
          <OtherRow
            key={String(row.__temp_key__ ?? row.id)}
            {...{ row, rows, disabled }}
            faultId={`other-fault-${at}`}
            onRows={(written) => change('openingHours', written)}
          />
        ),
      )}
      <Says
        kind="shopSays"
        timeZone={known.timeZone}
        sentenceAt={(moment, saying) =>
          shopSays(
            shopOf(values, known.slug ?? String(values.slug ?? '')),
            recordOf(known.centre ?? {}),
            moment,
            saying,
          )
        }
      />
      <ExceptionRows
        all={all}
        places={[]}
        today={centreDate(new Date(), known.timeZone)}
        onWrite={(next) => change('specialOpeningDays', writtenExceptions(next).whole)}
        disabled={disabled}
      />
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" disabled={isWrong} onClick={() => setCopies(true)}>
          {say('copy')}
        </Button>
        {isWrong ? <Typography textColor="danger600">{say('copyWrong')}</Typography> : null}
      </Flex>
      {copies ? (
        <CopyDialog
          documentId={id}
          week={rows}
          days={rowsOf(values.specialOpeningDays)}
          onClose={() => setCopies(false)}
        />
      ) : null}
    </>
  );
}

interface OtherProps {
  row: FormRow;
  rows: readonly FormRow[];
  faultId: string;
  onRows: (rows: FormRow[]) => void;
  disabled: boolean;
}

/** A row of a shop whose day is none of the week, such as 'Holidays': pages show it as it is. */
function OtherRow({ row, rows, faultId, onRows, disabled }: OtherProps) {
  const { say } = useWords();
  const label = String(row.day ?? '');
  const cell = cellOf(row, SHOP_TIMES, 1);
  return (
    <Flex gap={2}>
      <Typography fontWeight="bold">{label}</Typography>
      <Box width="96px">
        <HoursInput
          label={say('otherRow', { label })}
          cell={cell}
          base={{ row, rows }}
          onType={(typed, base) =>
            onRows(
              base.rows.map((other) =>
                other === base.row
                  ? {
                      ...other,
                      ...timesOf(typed, SHOP_TIMES, typed.kind === 'open' ? typed.spans[0] : undefined),
                    }
                  : other,
              ),
            )
          }
          most={1}
          {...{ disabled, faultId }}
        />
      </Box>
      <IconButton
        label={say('removeRow', { label })}
        size="S"
        disabled={disabled}
        onClick={() => onRows(rows.filter((other) => other !== row))}
      >
        <Trash />
      </IconButton>
      {cell.kind === 'wrong' ? (
        <Typography id={faultId} variant="pi" textColor="danger600">
          {say(`fault.${cell.fault}`)}
        </Typography>
      ) : null}
    </Flex>
  );
}
