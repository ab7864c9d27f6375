import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Delivery } from '../../desk/inbox';
import { StateWord } from './InboxParts';
import { useWords } from './words';

/** One delivery of a submission, with the button that sends it again. */
export function DeliveryLine({ delivery, onResend }: { delivery: Delivery; onResend: () => void }) {
  const { say, code, when } = useWords();
  const { kind, state, fault, deliveredAt, nextAt, attempts } = delivery;
  const waiting = state === 'waiting' && attempts > 0;
  return (
    <Flex justifyContent="space-between" gap={4} paddingTop={3} wrap="wrap">
      <Box>
        <Typography tag="p" fontWeight="semiBold">
          {code('what', kind)}
        </Typography>
        <Typography textColor="neutral600">
          {[state === 'delivered' ? when(deliveredAt) : null, fault].filter(Boolean).join(' · ')}
          {waiting ? ` · ${say('nextTry')}: ${when(nextAt)}` : ''}
        </Typography>
      </Box>
      <Flex gap={4}>
        <StateWord state={state}>{code('delivery', state)}</StateWord>
        <Button
          variant="secondary"
          disabled={state === 'sending'}
          aria-label={`${say('resend')}: ${code('what', kind)}`}
          onClick={onResend}
        >
          {say('resend')}
        </Button>
      </Flex>
    </Flex>
  );
}
