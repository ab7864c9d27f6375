import { Box, Button, Field, Flex, Textarea, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import type { Desk, Submission } from '../../desk/inbox';
import { Choice } from './InboxParts';
import { useWords } from './words';

/** Who does it, until when, and what the staff tell each other about it. */
export function WorkFields({
  submission,
  desk,
  onChange,
}: {
  submission: Submission;
  desk: Desk | undefined;
  onChange: (change: object) => void;
}) {
  const { say } = useWords();
  const [note, setNote] = useState(submission.note ?? '');
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
        <Field.Root name="dueOn">
          <Field.Label>{say('due')}</Field.Label>
          <TextInput
            type="date"
            size="S"
            defaultValue={submission.dueOn ?? ''}
            onChange={(event: { target: { value: string } }) =>
              onChange({ dueOn: event.target.value || null })
            }
          />
        </Field.Root>
      </Flex>
      <Field.Root name="note" hint={say('noteHint')}>
        <Field.Label>{say('note')}</Field.Label>
        <Textarea
          rows={3}
          value={note}
          onChange={(event: { target: { value: string } }) => setNote(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      {note !== (submission.note ?? '') ? (
        <Box>
          <Button variant="secondary" onClick={() => onChange({ note })}>
            {say('saveNote')}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}
