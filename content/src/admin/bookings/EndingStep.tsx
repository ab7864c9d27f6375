import { Button, Dialog, Field, Flex, Textarea } from '@strapi/design-system';
import { useWords } from './words';

/** A step that frees the hours for good: it asks for a second press, and for the word that goes along. */
export function EndingStep({
  action,
  tells,
  word,
  onWord,
  onStep,
}: {
  action: 'decline' | 'cancel';
  /** Whether the visitor gets a mail of it. */
  tells: boolean;
  word: string;
  onWord: (word: string) => void;
  onStep: () => void;
}) {
  const { say, code } = useWords();
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light">{code('action', action)}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{code('ask', action)}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Dialog.Description>{say(tells ? 'final' : 'finalUntold')}</Dialog.Description>
            {tells ? (
              <Field.Root name="lastWord">
                <Field.Label>{say('word')}</Field.Label>
                <Textarea value={word} maxLength={1000} onChange={({ target }) => onWord(target.value)} />
              </Field.Root>
            ) : null}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {say('back')}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" fullWidth onClick={onStep}>
              {code('action', action)}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
