import { Box, Button, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import type { Desk, Submission } from '../../desk/inbox';
import { Choice } from './InboxParts';
import { noteDraft, withOthers, withSaved, withStored } from './submissions';
import { useWords } from './words';

/** The day until which it is to be done, told once it is typed: each digit of a year makes another day. */
function DueDay({ dueOn, onDay }: { dueOn: string | null; onDay: (day: string | null) => void }) {
  const { say } = useWords();
  const typed = useRef<string>(undefined);
  const tell = () => {
    const day = typed.current;
    typed.current = undefined;
    if (day !== undefined && day !== (dueOn ?? '')) onDay(day || null);
  };
  const last = useRef(tell);
  useEffect(() => {
    last.current = tell;
  });
  // Escape closes the dialog while the field still has the focus.
  useEffect(() => () => last.current(), []);
  return (
    <Field.Root name="dueOn">
      <Field.Label>{say('due')}</Field.Label>
      <TextInput
        type="date"
        size="S"
        defaultValue={dueOn ?? ''}
        onChange={(event: { target: { value: string } }) => {
          typed.current = event.target.value;
        }}
        onBlur={tell}
      />
    </Field.Root>
  );
}

/** What the staff tell each other. A colleague's note that arrives meanwhile stands beside what is being written. */
function Note({
  stored,
  onNote,
}: {
  stored: string;
  /** @returns whether the note stands now */
  onNote: (note: string, was: string) => Promise<boolean>;
}) {
  const { say } = useWords();
  const [kept, setDraft] = useState(() => noteDraft(stored));
  const draft = withStored(kept, stored);
  if (draft !== kept) setDraft(draft);
  const save = async () => {
    if (await onNote(draft.text, draft.seen)) setDraft((now) => withSaved(now, draft.text));
  };
  return (
    <>
      <Field.Root name="note" hint={say('noteHint')}>
        <Field.Label>{say('note')}</Field.Label>
        <Textarea
          rows={3}
          value={draft.text}
          onChange={({ target }: { target: { value: string } }) =>
            setDraft((now) => ({ ...now, text: target.value }))
          }
        />
        <Field.Hint />
      </Field.Root>
      <Box role="status">
        {draft.others === null ? null : <Typography>{say('otherNote', { note: draft.others })}</Typography>}
      </Box>
      {draft.text === draft.seen ? null : (
        <Box>
          {draft.others === null ? (
            <Button variant="secondary" onClick={() => void save()}>
              {say('saveNote')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setDraft(withOthers)}>
              {say('takeNote')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** Who does it, until when, and what the staff tell each other about it. */
export function WorkFields({
  submission,
  desk,
  onChange,
  onNote,
}: {
  submission: Submission;
  desk: Desk | undefined;
  onChange: (change: object) => void;
  /** @returns whether the note stands now */
  onNote: (note: string, was: string) => Promise<boolean>;
}) {
  const { say } = useWords();
  const people = [
    ...new Set([...(desk?.people ?? []), ...(submission.assignee ? [submission.assignee] : [])]),
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root name="assignee">
          <Field.Label>{say('assignee')}</Field.Label>
          <Choice
            label={say('assignee')}
            all={say('nobody')}
            value={submission.assignee ?? ''}
            options={people.map((name) => [name, name])}
            onChange={(assignee) => onChange({ assignee: assignee === '' ? null : assignee })}
          />
        </Field.Root>
        <DueDay dueOn={submission.dueOn} onDay={(dueOn) => onChange({ dueOn })} />
      </Flex>
      <Note stored={submission.note ?? ''} onNote={onNote} />
    </Flex>
  );
}
