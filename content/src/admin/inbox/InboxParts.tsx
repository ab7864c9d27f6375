import {
  Box,
  Button,
  Flex,
  Loader,
  SingleSelect,
  SingleSelectOption,
  Status,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Delivery, Paging } from '../../desk/inbox';
import { Sideways } from '../shared/Sideways';
import { useWords, type WordKey } from './words';

const STATE_COLOURS = {
  new: 'primary',
  inProgress: 'secondary',
  confirmed: 'success',
  delivered: 'success',
  dead: 'danger',
  cancelled: 'neutral',
  sending: 'secondary',
  waiting: 'warning',
  aside: 'alternative',
} as const;

const BROKEN = { minWidth: '14rem', overflowWrap: 'anywhere' } as const;

/** A cell of text, with a second line when there is one. @param breaks an address, which has no room of its own length */
export function TextCell({
  children,
  below,
  breaks = false,
}: {
  children: ReactNode;
  below?: string | null;
  breaks?: boolean;
}) {
  return (
    <Td style={breaks ? BROKEN : undefined}>
      <Typography>{children}</Typography>
      {below ? (
        <Typography tag="div" textColor="neutral600">
          {below}
        </Typography>
      ) : null}
    </Td>
  );
}

/**
 * A list, whose words wrap. Where it has no room even so, it scrolls sideways, by keyboard too.
 * @param columns those before the one of its buttons
 */
export function ListTable({
  label,
  columns,
  rowCount,
  children,
}: {
  label: string;
  columns: readonly WordKey[];
  rowCount: number;
  children: ReactNode;
}) {
  return (
    <Sideways label={label} minWidth="76rem">
      <Table colCount={columns.length + 1} rowCount={rowCount + 1} style={{ whiteSpace: 'normal' }}>
        <Heads columns={columns} />
        <Tbody>{children}</Tbody>
      </Table>
    </Sideways>
  );
}

/** The heads of a table whose last column holds its buttons. */
function Heads({ columns }: { columns: readonly WordKey[] }) {
  const { say } = useWords();
  return (
    <Thead>
      <Tr>
        {columns.map((column) => (
          <Th key={column}>
            <Typography variant="sigma">{say(column)}</Typography>
          </Th>
        ))}
        <Th>{null}</Th>
      </Tr>
    </Thead>
  );
}

/** A state as a coloured word. */
export function StateWord({ state, children }: { state: string; children: string }) {
  const variant = Object.entries(STATE_COLOURS).find(([name]) => name === state)?.[1] ?? 'neutral';
  return (
    <Status variant={variant} size="S" width="fit-content">
      <Typography variant="omega" fontWeight="semiBold">
        {children}
      </Typography>
    </Status>
  );
}

/** The worst of a submission's deliveries, in one word. */
export function DeliveryState({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { code } = useWords();
  const worst = ['dead', 'waiting', 'sending', 'delivered'].find((state) =>
    deliveries.some((delivery) => delivery.state === state),
  );
  return worst ? <StateWord state={worst}>{code('delivery', worst)}</StateWord> : <>–</>;
}

/** A choice among codes; with `all` also of none of them. */
export function Choice({
  label,
  value,
  options,
  all,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  all?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Box minWidth="18rem">
      <SingleSelect aria-label={label} size="S" value={value} onChange={(chosen) => onChange(String(chosen))}>
        {all === undefined ? null : <SingleSelectOption value="">{all}</SingleSelectOption>}
        {options.map(([code, name]) => (
          <SingleSelectOption key={code} value={code}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Box>
  );
}

/** To the newest, newer, older and to the oldest, and where in the list one is. Nothing when there is one page. */
export function Pages({ meta, onStart }: { meta: Paging; onStart: (start: number) => void }) {
  const { say } = useWords();
  const { total, start, pageSize } = meta;
  if (total <= pageSize) return null;
  const last = Math.floor((total - 1) / pageSize) * pageSize;
  const ways: readonly (readonly [word: WordKey, start: number, isThere: boolean])[] = [
    ['newest', 0, start === 0],
    ['previous', Math.max(start - pageSize, 0), start === 0],
    ['next', start + pageSize, start >= last],
    ['oldest', last, start >= last],
  ];
  return (
    <Flex paddingTop={4} gap={4} justifyContent="flex-end" wrap="wrap">
      <Typography textColor="neutral600">
        {say('shown', { from: start + 1, to: Math.min(start + pageSize, total), total })}
      </Typography>
      {ways.map(([word, to, isThere]) => (
        <Button key={word} variant="tertiary" disabled={isThere} onClick={() => onStart(to)}>
          {say(word)}
        </Button>
      ))}
    </Flex>
  );
}

/** What stands in a list's place while it is not there. */
export function ListOr({
  failed,
  empty,
  loading,
  reload,
  children,
}: {
  failed: boolean;
  empty: boolean;
  loading: boolean;
  reload: () => void;
  children: ReactNode;
}) {
  const { say } = useWords();
  if (loading && failed)
    return (
      <Box role="alert" background="neutral0" padding={8} hasRadius shadow="tableShadow">
        <Flex gap={4}>
          <Typography>{say('failed')}</Typography>
          <Button variant="secondary" onClick={reload}>
            {say('retry')}
          </Button>
        </Flex>
      </Box>
    );
  if (loading)
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader />
      </Flex>
    );
  if (empty)
    return (
      <Box background="neutral0" padding={8} hasRadius shadow="tableShadow">
        <Typography textColor="neutral600">{say('none')}</Typography>
      </Box>
    );
  return <>{children}</>;
}
