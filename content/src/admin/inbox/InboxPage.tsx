import { Badge, Box, Flex, Tabs } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import type { Deliveries } from '../../desk/inbox';
import { DeliveriesTab } from './DeliveriesTab';
import { MailsTab } from './MailsTab';
import { INBOX_PERMISSIONS } from './permissions';
import { SubmissionsTab } from './SubmissionsTab';
import { SurveysTab } from './SurveysTab';
import { useStaffData } from './staff-data';
import { useWords } from './words';

function Inbox() {
  const { say } = useWords();
  const [address] = useSearchParams();
  const { data } = useStaffData<Deliveries>('/deliveries?state=dead');
  const dead = data?.meta.dead ?? 0;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <Tabs.Root defaultValue={address.get('tab') ?? 'submissions'} variant="simple">
          <Tabs.List aria-label={say('title')}>
            <Tabs.Trigger value="submissions">{say('submissions')}</Tabs.Trigger>
            <Tabs.Trigger value="surveys">{say('surveys')}</Tabs.Trigger>
            <Tabs.Trigger value="deliveries">
              <Flex tag="span" gap={2}>
                {say('deliveries')}
                {dead > 0 ? <Badge active>{dead}</Badge> : null}
              </Flex>
            </Tabs.Trigger>
            {data?.meta.mailServer === false ? (
              <Tabs.Trigger value="mails">{say('mails')}</Tabs.Trigger>
            ) : null}
          </Tabs.List>
          <Box paddingTop={6} paddingBottom={8}>
            <Tabs.Content value="submissions">
              <SubmissionsTab />
            </Tabs.Content>
            <Tabs.Content value="surveys">
              <SurveysTab />
            </Tabs.Content>
            <Tabs.Content value="deliveries">
              <DeliveriesTab />
            </Tabs.Content>
            <Tabs.Content value="mails">
              <MailsTab />
            </Tabs.Content>
          </Box>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

/** The staff's page about everything that visitors send. */
export default function InboxPage() {
  return (
    <Page.Protect permissions={INBOX_PERMISSIONS}>
      <Inbox />
    </Page.Protect>
  );
}
