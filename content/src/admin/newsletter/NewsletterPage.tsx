import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Counts } from '../../newsletter/staff-routes';
import { useStaffActions, useStaffData } from '../inbox/staff-data';
import { ImportForm } from './ImportForm';
import { NEWSLETTER_PERMISSIONS } from './permissions';
import { useNewsletterWords } from './words';

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      <Box paddingTop={3}>{children}</Box>
    </Box>
  );
}

function Count({ name, count, hint }: { name: string; count: number | undefined; hint?: string }) {
  return (
    <Grid.Item col={3} s={6} xs={12} direction="column" alignItems="stretch">
      <Box background="neutral0" padding={6} hasRadius shadow="tableShadow" height="100%">
        <Typography variant="alpha" tag="p">
          {count ?? '–'}
        </Typography>
        <Typography tag="p">{name}</Typography>
        {hint ? (
          <Typography tag="p" textColor="neutral600">
            {hint}
          </Typography>
        ) : null}
      </Box>
    </Grid.Item>
  );
}

function Newsletter() {
  const say = useNewsletterWords();
  const { data, failed, reload } = useStaffData<{ data: Counts }>('/newsletter');
  const { download } = useStaffActions(reload);
  const counts = data?.data;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {failed && !data ? <Typography role="alert">{say('failed')}</Typography> : null}
          {counts && !counts.mailServer ? <Typography tag="p">{say('noMailServer')}</Typography> : null}
          {counts && !counts.crm ? <Typography tag="p">{say('noCrm')}</Typography> : null}
          <Grid.Root gap={4}>
            <Count name={say('subscribed')} count={counts?.subscribed} />
            <Count name={say('pending')} count={counts?.pending} hint={say('pendingHint')} />
            <Count name={say('left')} count={counts?.left} />
            <Count name={say('suppressed')} count={counts?.suppressed} hint={say('suppressedHint')} />
          </Grid.Root>
          <Card title={say('exportTitle')}>
            <Flex direction="column" alignItems="start" gap={4}>
              <Typography>{say('exportHint')}</Typography>
              <Button
                variant="secondary"
                startIcon={<Download />}
                onClick={() => void download('/newsletter/export', 'newsletter.csv')}
              >
                {say('exportButton')}
              </Button>
            </Flex>
          </Card>
          <Card title={say('importTitle')}>
            <Box paddingBottom={4}>
              <Typography>{say('importHint')}</Typography>
            </Box>
            <ImportForm onDone={reload} />
          </Card>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** The staff's page about who gets letters. */
export default function NewsletterPage() {
  return (
    <Page.Protect permissions={NEWSLETTER_PERMISSIONS}>
      <Newsletter />
    </Page.Protect>
  );
}
