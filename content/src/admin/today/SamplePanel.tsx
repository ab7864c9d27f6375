import { Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { SidePanel } from '../versions/edit-view';
import { useTodayWords } from './words';

function Sample({ type }: { type: string }) {
  const say = useTodayWords();
  const { get } = useFetchClient();
  const change = useForm('SamplePanel', (form) => form.onChange);
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  useEffect(() => {
    const asking = new AbortController();
    get<{ data: Record<string, unknown> }>('/admin/mall/sample', {
      params: { type },
      signal: asking.signal,
    })
      .then(({ data }) => {
        if (asking.signal.aborted) return;
        for (const [field, value] of Object.entries(data.data)) change(field, value);
        setState('there');
      })
      .catch(() => {
        if (!asking.signal.aborted) setState('failed');
      });
    return () => asking.abort();
  }, [get, type, change]);
  return (
    <Typography role="status" textColor={state === 'failed' ? 'danger600' : 'neutral800'}>
      {state === 'coming' ? '…' : say(state === 'there' ? 'sampleHint' : 'sampleFailed')}
    </Typography>
  );
}

/** Beside a new form that was opened with `?sample=1`: fills it once, and says so. Nothing is stored until it is saved. */
export const SamplePanel: SidePanel = ({ model, documentId, document }) => {
  const say = useTodayWords();
  const [{ query }] = useQueryParams<{ sample?: string }>();
  const isNew = !document?.documentId && (!documentId || documentId === 'create');
  if (!query?.sample || !isNew || !model.startsWith('api::')) return null;
  return { title: say('sample'), content: <Sample key={model} type={model} /> };
};
