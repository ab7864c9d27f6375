import {
  Button,
  Checkbox,
  Divider,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useForm, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VISITORS } from '../../desks/words/visitors';
import { readFault } from '../../schedule/faults';
import type { PlanAction } from '../../schedule/queue';
import type { Plans, ShownPlan } from '../../schedule/schedule-answers';
import { typeOf } from '../desks/menu-links';
import { useStaffData } from '../inbox/staff-data';
import { formKey, openedWith } from '../versions/save-watch';
import { useFieldName } from '../versions/version-data';
import { type Refused, refusedBy } from './refusal';
import { type ScheduleWord, useScheduleWords } from './words';

const SENTENCES: Record<ShownPlan['state'], Record<ShownPlan['action'], ScheduleWord>> = {
  waiting: { publish: 'willPublish', unpublish: 'willUnpublish', save: 'willSave' },
  done: { publish: 'didPublish', unpublish: 'didUnpublish', save: 'didSave' },
  failed: { publish: 'notPublished', unpublish: 'notUnpublished', save: 'notSaved' },
};

function useMoment(timeZone: string) {
  const { formatDate } = useIntl();
  return (iso: string) =>
    formatDate(iso, {
      ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', timeZone },
    });
}

/** Publishing is moved by planning it again; a save is one of several, and holds what nobody should have to type twice. */
const isMovedByForm = ({ state, action }: ShownPlan) => state === 'waiting' && action === 'save';

interface LineProps {
  uid: string;
  planned: ShownPlan;
  zone: string;
  isMoving: boolean;
  /** Begins or ends its move by the form below. */
  onMove: () => void;
  reload: () => void;
}

function PlannedLine({ uid, planned, zone, isMoving, onMove, reload }: LineProps) {
  const say = useScheduleWords();
  const moment = useMoment(zone);
  const { del, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { id, state, action, dueAt, attempts } = planned;
  const nameOf = useFieldName(uid);
  const { locale } = useIntl();
  const fields = planned.fields.map(nameOf).join(', ');
  const fault = readFault(planned.fault ?? '', locale.startsWith('pl'), nameOf);
  async function change(work: () => Promise<unknown>) {
    try {
      await work();
    } catch {
      toggleNotification({ type: 'danger', message: say('failed') });
    }
    reload();
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography textColor={state === 'failed' ? 'danger600' : 'neutral800'} variant="omega">
        {say(SENTENCES[state][action], { when: moment(dueAt), fault, fields })}
      </Typography>
      {state === 'waiting' && attempts > 0 ? (
        <Typography textColor="warning700">{say('triedAgain', { fault })}</Typography>
      ) : null}
      {state === 'done' ? null : (
        <Flex gap={2} wrap="wrap">
          {state === 'failed' ? (
            <Button
              size="S"
              variant="secondary"
              onClick={() => void change(() => post(`/admin/mall/schedules/${id}/retry`))}
            >
              {say('retry')}
            </Button>
          ) : null}
          {isMovedByForm(planned) ? (
            <Button size="S" variant="secondary" aria-pressed={isMoving} onClick={onMove}>
              {say('moveThis')}
            </Button>
          ) : null}
          <Button
            size="S"
            variant="tertiary"
            onClick={() => void change(() => del(`/admin/mall/schedules/${id}`))}
          >
            {say('giveUp')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

interface PanelProps {
  uid: string;
  entry: string;
  language: string;
  /** Of the form, as `formKey` makes it. */
  form: string;
}

function PlanForm({
  uid,
  entry,
  language,
  form,
  plans,
  moving,
  onMoved,
  reload,
}: PanelProps & { plans: Plans; moving: ShownPlan | undefined; onMoved: () => void; reload: () => void }) {
  const say = useScheduleWords();
  const moment = useMoment(plans.meta.timeZone);
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { drafts } = plans.meta;
  const [action, setAction] = useState<PlanAction>(drafts ? 'publish' : 'save');
  const { values, resetForm } = useForm('PlanForm', (state) => state);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const { languages, timeZone } = plans.meta;
  const dayField = useRef<HTMLInputElement>(null);
  const movingId = moving?.id;
  useEffect(() => {
    if (movingId !== undefined) dayField.current?.focus();
  }, [movingId]);
  const errorOf = (field: string) => (refused?.field === field ? say(refused.word) : undefined);

  async function plan() {
    setBusy(true);
    setRefused(null);
    try {
      const { data } = await put<{ data: { dueAt: string } }>('/admin/mall/schedules', {
        ...{ type: uid, entry, action, day, time },
        languages: everywhere ? languages : [language],
        ...(moving ? { from: moving.dueAt } : drafts ? {} : { sent: values, opened: openedWith(form) }),
      });
      // It shows what is on the website, as it does until then.
      if (!drafts && !moving) resetForm();
      const when = moment(data.data.dueAt);
      toggleNotification({ type: 'success', message: say('planned', { what: say(action), when }) });
      setDay('');
      setTime('');
      onMoved();
    } catch (error) {
      setRefused(refusedBy(error));
    }
    setBusy(false);
    reload();
  }
  // The panel stands within the entry's own form: Enter must plan, and not save the entry.
  const onEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void plan();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {drafts ? (
        <Field.Root name="plan-action">
          <Field.Label>{say('action')}</Field.Label>
          <SingleSelect
            size="S"
            value={action}
            onChange={(value) => setAction(value === 'unpublish' ? 'unpublish' : 'publish')}
          >
            <SingleSelectOption value="publish">{say('publish')}</SingleSelectOption>
            <SingleSelectOption value="unpublish">{say('unpublish')}</SingleSelectOption>
          </SingleSelect>
        </Field.Root>
      ) : null}
      <Field.Root name="plan-day" hint={say('dayHint')} error={errorOf('day')}>
        <Field.Label>{say('day')}</Field.Label>
        <Field.Input
          ref={dayField}
          size="S"
          value={day}
          autoComplete="off"
          onChange={(event: FormEvent<HTMLInputElement>) => setDay(event.currentTarget.value)}
          onKeyDown={onEnter}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      <Field.Root name="plan-time" hint={say('timeHint', { zone: timeZone })} error={errorOf('time')}>
        <Field.Label>{say('time')}</Field.Label>
        <Field.Input
          size="S"
          value={time}
          autoComplete="off"
          onChange={(event: FormEvent<HTMLInputElement>) => setTime(event.currentTarget.value)}
          onKeyDown={onEnter}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      {drafts && languages.length > 1 ? (
        <Checkbox checked={everywhere} onCheckedChange={(checked) => setEverywhere(checked === true)}>
          {say('everyLanguage', { count: languages.length })}
        </Checkbox>
      ) : null}
      {refused && refused.field !== 'day' && refused.field !== 'time' ? (
        <Typography role="alert" textColor="danger600">
          {say(refused.word)}
        </Typography>
      ) : null}
      <Button variant="secondary" loading={busy} onClick={() => void plan()}>
        {say(moving ? 'move' : 'plan')}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {say(moving ? 'whatMoves' : drafts ? 'whatGoes' : 'whatChanges')}
      </Typography>
    </Flex>
  );
}

const SHOWN_DONE = 2;

function Plan({ uid, entry, language: asked, form }: PanelProps) {
  const say = useScheduleWords();
  const query = new URLSearchParams({ type: uid, entry });
  const { data, reload } = useStaffData<Plans>(`/schedules?${query}`);
  const [moved, setMoved] = useState<number | null>(null);
  if (!data) return null;
  // A type without languages has its entries in none, whatever stands in the address.
  const language = data.meta.languages.includes('') ? '' : asked;
  const own = data.data.filter((planned) => planned.language === language);
  const open = own.filter(({ state }) => state !== 'done');
  const done = own.filter(({ state }) => state === 'done').slice(-SHOWN_DONE);
  const moving = open.find((planned) => planned.id === moved && isMovedByForm(planned));
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {data.meta.drafts ? null : <Typography textColor="neutral600">{say('atOnce')}</Typography>}
      {open.length === 0 ? <Typography textColor="neutral600">{say('none')}</Typography> : null}
      {[...done, ...open].map((planned) => (
        <PlannedLine
          key={planned.id}
          {...{ uid, planned, reload }}
          zone={data.meta.timeZone}
          isMoving={planned === moving}
          onMove={() => setMoved(planned === moving ? null : planned.id)}
        />
      ))}
      <Divider />
      <PlanForm
        {...{ uid, entry, language, form, moving, reload }}
        plans={data}
        onMoved={() => setMoved(null)}
      />
    </Flex>
  );
}

interface FormProps {
  model: string;
  collectionType: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null };
}

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** The panel beside an entry's form that plans when it goes live and when it leaves the site. */
export function SchedulePanel({ model, collectionType, documentId, document }: FormProps) {
  const say = useScheduleWords();
  const [{ query }] = useQueryParams<Query>();
  const type = typeOf(model);
  if (type === undefined || type in VISITORS.types) return null;
  const asked = query.plugins?.i18n?.locale;
  const language = asked ?? document?.locale ?? '';
  // The address of a single page's form names no document.
  const entry = document?.documentId ?? documentId ?? '';
  return {
    title: say('panel'),
    content:
      entry === '' || !document ? (
        <Typography textColor="neutral600">{say('saveFirst')}</Typography>
      ) : (
        <Plan
          key={`${entry} ${language}`}
          {...{ uid: model, entry, language }}
          form={formKey(collectionType, model, documentId, asked ?? '')}
        />
      ),
  };
}
