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

/** The inbox in the menu, with how many nobody has read yet. */
export function InboxIcon(props: SVGProps<SVGSVGElement>) {
  const { say } = useWords();
  const { get } = useFetchClient();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      get<{ data: Desk }>('/admin/mall/desk')
        .then(({ data }) => setUnread(data.data.unread))
        .catch(() => undefined);
    };
    ask();
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [get]);
  return (
    <Holder>
      <Message {...props} />
      {unread > 0 ? (
        <Count aria-label={say('unreadCount', { count: unread })} role="img">
          {unread > MOST ? `${MOST}+` : unread}
        </Count>
      ) : null}
    </Holder>
  );
}
