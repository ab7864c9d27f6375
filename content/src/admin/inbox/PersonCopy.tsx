import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { type FormEvent, useState } from 'react';
import { useStaffActions } from './staff-data';
import { useWords } from './words';

/** Everything that is kept about an address as a file, for whoever it belongs to and asks for it. */
export function PersonCopy() {
  const { say } = useWords();
  const { copyOfData } = useStaffActions(() => undefined);
  const [email, setEmail] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') void copyOfData(email);
  };
  return (
    <Flex tag="form" gap={2} paddingTop={6} onSubmit={send} alignItems="flex-end" wrap="wrap">
      <Field.Root name="person" hint={say('copyHint')}>
        <Field.Label>{say('copyOf')}</Field.Label>
        <TextInput
          type="email"
          size="S"
          value={email}
          onChange={(event: { target: { value: string } }) => setEmail(event.target.value)}
        />
        <Typography variant="pi" textColor="neutral600">
          {say('copyHint')}
        </Typography>
      </Field.Root>
      <Button type="submit" variant="secondary" startIcon={<Download />}>
        {say('copyButton')}
      </Button>
    </Flex>
  );
}
