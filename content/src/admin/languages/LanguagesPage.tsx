import { Box, Button, Field, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MARKS } from '../../languages/marks';
import type { Matrix, ShownLine } from '../../languages/staff-routes';
import { shortened } from '../desks/row-languages';
import { Choice, ListOr } from '../inbox/InboxParts';
import { SELDOM_MS, useStaffData } from '../inbox/staff-data';
import { useNames } from '../shared/entries';
import { Sideways } from '../shared/Sideways';
import { Exchange } from './Exchange';
import { Legend, MarkLink } from './Marks';
import { SourceChangesDialog } from './SourceChanges';
import { useLanguageWords } from './words';

const NONE = { missing: 0, stale: 0, draft: 0 };

function StillRight({ line, language, reload }: { line: ShownLine; language: string; reload: () => void }) {
  const say = useLanguageWords();
  const { languageName } = useNames();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  async function accept() {
    try {
      await post('/admin/mall/languages/fine', { type: line.type, entry: line.documentId, language });
    } catch {
      toggleNotification({ type: 'danger', message: say('failed') });
    }
    reload();
  }
  return (
    <Button
      size="S"
      variant="tertiary"
      aria-label={say('stillRightOf', { name: line.title, language: languageName(language) })}
      onClick={() => void accept()}
    >
      {say('stillRight')}
    </Button>
  );
}

/** What has changed in the source of a stale translation, by one press. */
function WhatChanged({ line, language, source }: { line: ShownLine; language: string; source: string }) {
  const say = useLanguageWords();
  const { languageName, typeName } = useNames();
  const [isOpen, setOpen] = useState(false);
  const name = line.title || typeName(line.label);
  return (
    <>
      <Button
        size="S"
        variant="tertiary"
        aria-label={say('whatChangedOf', { name, language: languageName(language) })}
        onClick={() => setOpen(true)}
      >
        {say('whatChanged')}
      </Button>
      {isOpen ? (
        <SourceChangesDialog
          entry={{ type: line.uid, entry: line.documentId, language }}
          name={name}
          source={languageName(source)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface TableProps {
  lines: readonly ShownLine[];
  meta: Matrix['meta'];
  /** The language that is looked at; its stale translations say what has changed, and can be called right. */
  chosen: string;
  reload: () => void;
}

function MatrixTable({ lines, meta, chosen, reload }: TableProps) {
  const say = useLanguageWords();
  const { languageName, typeName } = useNames();
  const codes = shortened(meta.languages);
  const acceptable = (line: ShownLine) => chosen !== '' && line.marks[chosen] === 'stale';
  return (
    <Table colCount={meta.languages.length + 1} rowCount={lines.length + 1} style={{ whiteSpace: 'normal' }}>
      <Thead>
        <Tr>
          <Th>
            <Typography variant="sigma">{say('entry')}</Typography>
          </Th>
          {meta.languages.map((language, at) => {
            const counts = meta.counts[language] ?? NONE;
            const title = `${languageName(language)}: ${say('counts', counts)}`;
            return (
              <Th key={language}>
                <Typography variant="sigma" title={title} aria-label={title}>
                  {codes[at]}
                </Typography>
              </Th>
            );
          })}
        </Tr>
      </Thead>
      <Tbody>
        {lines.map((line) => (
          <Tr key={`${line.uid} ${line.documentId}`}>
            <Td>
              <Box minWidth="16rem" maxWidth="42rem">
                <Typography tag="div">{line.title || typeName(line.label)}</Typography>
                <Typography variant="pi" textColor="neutral600">
                  {typeName(line.label)}
                </Typography>
                {acceptable(line) ? (
                  <Flex paddingTop={1} gap={2} wrap="wrap">
                    <WhatChanged line={line} language={chosen} source={meta.source} />
                    <StillRight line={line} language={chosen} reload={reload} />
                  </Flex>
                ) : null}
              </Box>
            </Td>
            {meta.languages.map((language) => (
              <Td key={language}>
                <MarkLink line={line} language={language} source={meta.source} />
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** The staff's page about what is written in which language. */
export default function LanguagesPage() {
  const say = useLanguageWords();
  const { languageName, typeName } = useNames();
  const [address, setAddress] = useSearchParams();
  const asked = (name: string) => address.get(name) ?? '';
  const filter = {
    type: asked('type'),
    language: asked('language'),
    mark: asked('mark'),
    search: asked('search'),
  };
  const start = Number(asked('start')) || 0;
  const { data, failed, reload } = useStaffData<Matrix>(
    `/languages?${new URLSearchParams({ ...filter, start: String(start) })}`,
    SELDOM_MS,
  );
  const go = (change: Partial<typeof filter> & { start?: string }) => {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(next), { replace: true });
  };
  const meta = data?.meta;
  const lines = data?.data ?? [];
  const to = meta ? Math.min(meta.start + meta.pageSize, meta.total) : 0;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <Flex gap={2} paddingBottom={4} wrap="wrap" alignItems="flex-end">
          <Choice
            label={say('type')}
            all={say('allTypes')}
            value={filter.type}
            options={(meta?.types ?? []).map(({ name, label }) => [name, typeName(label)] as const)}
            onChange={(type) => go({ type })}
          />
          <Choice
            label={say('language')}
            all={say('allLanguages')}
            value={filter.language}
            options={(meta?.languages ?? []).map((code) => [code, languageName(code)] as const)}
            onChange={(language) => go({ language })}
          />
          <Choice
            label={say('mark')}
            all={say('allMarks')}
            value={filter.mark}
            options={MARKS.map((mark) => [mark, say(mark)] as const)}
            onChange={(mark) => go({ mark })}
          />
          <Field.Root name="languages-search">
            <Field.Input
              size="S"
              type="search"
              aria-label={say('search')}
              placeholder={say('search')}
              value={filter.search}
              onChange={(event: FormEvent<HTMLInputElement>) => go({ search: event.currentTarget.value })}
            />
          </Field.Root>
          {meta && filter.language ? (
            <Typography textColor="neutral600">
              {say('counts', meta.counts[filter.language] ?? NONE)}
            </Typography>
          ) : null}
        </Flex>
        <ListOr failed={failed} loading={data === null} empty={lines.length === 0} reload={reload}>
          {meta ? (
            <>
              <Legend source={meta.source} />
              <Sideways label={say('title')} minWidth={`${20 + 6 * meta.languages.length}rem`}>
                <MatrixTable lines={lines} meta={meta} chosen={filter.language} reload={reload} />
              </Sideways>
              {meta.total > meta.pageSize ? (
                <Flex paddingTop={4} gap={4} justifyContent="flex-end">
                  <Typography textColor="neutral600">
                    {say('shown', { from: meta.start + 1, to, total: meta.total })}
                  </Typography>
                  <Button
                    variant="tertiary"
                    disabled={meta.start === 0}
                    onClick={() => go({ start: String(Math.max(meta.start - meta.pageSize, 0)) })}
                  >
                    {say('previous')}
                  </Button>
                  <Button
                    variant="tertiary"
                    disabled={to >= meta.total}
                    onClick={() => go({ start: String(to) })}
                  >
                    {say('next')}
                  </Button>
                </Flex>
              ) : null}
            </>
          ) : null}
        </ListOr>
        <Exchange filter={filter} source={meta?.source ?? ''} reload={reload} />
      </Layouts.Content>
    </Page.Main>
  );
}
