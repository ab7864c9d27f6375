import { Box, Button, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Thread } from '../../desk/inbox';
import { Choice, StateWord } from './InboxParts';
import { useStaffActions, useStaffData } from './staff-data';
import { useWords } from './words';

const Letter = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What was answered to a submission, and the answer that is being written, in the visitor's language. */
export function ThreadPane({ submission, reload }: { submission: string; reload: () => void }) {
  const { say, code, when } = useWords();
  const { data, reload: again } = useStaffData<{ data: Thread }>(`/submissions/${submission}/thread`);
  const { reply } = useStaffActions(() => {
    again();
    reload();
  });
  const [draft, setDraft] = useState<{ title: string; text: string; key: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = draft?.key;
  // When the list of templates has gone: it gives the focus back, and the Enter that chose would be written into the answer.
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [begun]);
  const drafts = data?.data.drafts ?? [];
  const begin = (template: string) => {
    const found = drafts.find((one) => one.template === template);
    setDraft(found ? { title: found.subject, text: found.text, key: crypto.randomUUID() } : null);
  };
  const send = async () => {
    if (draft && (await reply(submission, draft))) setDraft(null);
  };
  return (
    <Box data-answers="">
      <Typography variant="delta" tag="h3">
        {say('answers')}
      </Typography>
      {(data?.data.messages ?? []).map((message) => (
        <Box key={message.documentId} paddingTop={3}>
          <Flex gap={3} wrap="wrap">
            <Typography fontWeight="semiBold">{message.title}</Typography>
            <Typography textColor="neutral600">
              {message.author ?? ''} · {when(message.createdAt)}
            </Typography>
            {message.delivery ? (
              <StateWord state={message.delivery.state}>{code('delivery', message.delivery.state)}</StateWord>
            ) : null}
          </Flex>
          <Typography tag="div">
            <Letter>{message.text}</Letter>
          </Typography>
        </Box>
      ))}
      <Flex paddingTop={3} gap={2} wrap="wrap">
        <Choice
          label={say('template')}
          value=""
          all={say('template')}
          options={drafts.map(({ template, name }) => [template, name])}
          onChange={begin}
        />
      </Flex>
      {draft ? (
        <Flex direction="column" alignItems="stretch" gap={3} paddingTop={3}>
          <Field.Root name="title">
            <Field.Label>{say('subject')}</Field.Label>
            <TextInput
              value={draft.title}
              maxLength={200}
              onChange={(event: { target: { value: string } }) =>
                setDraft({ ...draft, title: event.target.value })
              }
            />
          </Field.Root>
          <Field.Root name="text">
            <Field.Label>{say('answer')}</Field.Label>
            <Textarea
              ref={field}
              rows={10}
              value={draft.text}
              onChange={(event: { target: { value: string } }) =>
                setDraft({ ...draft, text: event.target.value })
              }
            />
          </Field.Root>
          <Flex gap={2}>
            <Button onClick={() => void send()}>{say('sendReply')}</Button>
            <Button variant="tertiary" onClick={() => setDraft(null)}>
              {say('discard')}
            </Button>
          </Flex>
        </Flex>
      ) : null}
    </Box>
  );
}
