import { Message } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { type SVGProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Desk } from '../../desk/inbox';
import { useWords } from './words';

const Holder = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: -0.8rem;
  left: 1rem;
  min-width: 1.6rem;
  padding: 0 0.4rem;
  border-radius: 0.8rem;
  background: ${({ theme }) => theme.colors.primary600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1rem;
  line-height: 1.6rem;
  text-align: center;
`;

const POLL_MS = 60_000;
const MOST = 99;

/** The inbox in the menu, with how much waits for somebody to look at it. */
export function InboxIcon(props: SVGProps<SVGSVGElement>) {
  const { say } = useWords();
  const { get } = useFetchClient();
  const [{ unread, aside }, setWaiting] = useState<Pick<Desk, 'unread' | 'aside'>>({ unread: 0, aside: 0 });
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      get<{ data: Desk }>('/admin/mall/desk')
        .then(({ data }) => setWaiting(data.data))
        .catch(() => undefined);
    };
    ask();
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [get]);
  const told = [
    ...(unread > 0 ? [say('unreadCount', { count: unread })] : []),
    ...(aside > 0 ? [say('asideCount', { count: aside })] : []),
  ];
  return (
    <Holder>
      <Message {...props} />
      {told.length > 0 ? (
        <Count aria-label={told.join(', ')} role="img">
          {unread + aside > MOST ? `${MOST}+` : unread + aside}
        </Count>
      ) : null}
    </Holder>
  );
}
