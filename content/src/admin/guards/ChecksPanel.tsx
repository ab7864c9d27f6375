import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Finding } from '../../guards/publish-rules';
import { openField } from '../shared/open-field';
import type { SidePanel } from '../versions/edit-view';
import { useFieldName } from '../versions/version-data';
import { useCheckWords } from './words';

/** So long nothing is typed before the form is checked anew. */
const REST_MS = 500;

/** In which forms show moments. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function useFindings(type: string, entry: string, language: string): Finding[] | null {
  const { post } = useFetchClient();
  const values = useForm('ChecksPanel', (form) => form.values);
  const [findings, setFindings] = useState<Finding[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      post<{ data: Finding[] }>(
        '/admin/mall/checks',
        { type, entry, language, sent: values, zone: ZONE },
        { signal: asking.signal },
      )
        .then(({ data }) => setFindings(data.data))
        .catch(() => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [post, type, entry, language, values]);
  return findings;
}

function FindingList({ type, findings }: { type: string; findings: readonly Finding[] }) {
  const { isPolish } = useCheckWords();
  const nameOf = useFieldName(type);
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {findings.map(({ level, path, pl, en }) => (
        <Flex key={`${path.join('.')} ${en}`} tag="li" gap={2} alignItems="flex-start">
          <Box paddingTop={1} aria-hidden>
            {level === 'error' ? <CrossCircle fill="danger600" /> : <WarningCircle fill="warning600" />}
          </Box>
          <Box>
            {path.length > 0 ? (
              <TextButton type="button" onClick={() => openField(path.join('.'))}>
                {nameOf(String(path[0]))}
              </TextButton>
            ) : null}
            <Typography>{isPolish ? pl : en}</Typography>
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}

function Checks({ type, entry, language }: { type: string; entry: string; language: string }) {
  const { say } = useCheckWords();
  const findings = useFindings(type, entry, language);
  if (!findings) return null;
  const blocking = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="status">
      {blocking.length > 0 ? (
        <>
          <Typography fontWeight="bold">{say('blocked')}</Typography>
          <FindingList type={type} findings={blocking} />
        </>
      ) : null}
      {warnings.length > 0 ? (
        <>
          {blocking.length === 0 ? <Typography fontWeight="bold">{say('warned')}</Typography> : null}
          <FindingList type={type} findings={warnings} />
        </>
      ) : null}
      {findings.length === 0 ? (
        <Flex gap={2} alignItems="flex-start">
          <Box paddingTop={1} aria-hidden>
            <CheckCircle fill="success600" />
          </Box>
          <Typography>{say('ready')}</Typography>
        </Flex>
      ) : null}
    </Flex>
  );
}

/** Beside every form: what stands in the way of publishing what it holds now, in a sentence each. */
export const ChecksPanel: SidePanel = ({ model, documentId, document }) => {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const { say } = useCheckWords();
  if (!model.startsWith('api::')) return null;
  const entry = typeof document?.documentId === 'string' ? document.documentId : (documentId ?? '');
  return {
    title: say('title'),
    content: <Checks type={model} entry={entry} language={query?.plugins?.i18n?.locale ?? ''} />,
  };
};
