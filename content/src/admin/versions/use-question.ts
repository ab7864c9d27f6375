import { useForm } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { attach, type Decision } from './save-watch';

/** Keeps in the form what was typed when a save is refused: Strapi fills it anew from what is stored. */
function useTypedValues(): { refused: () => void; sending: () => void } {
  const values = useForm('VersionsPanel', (form) => form.values);
  const isModified = useForm('VersionsPanel', (form) => form.modified);
  const setValues = useForm('VersionsPanel', (form) => form.setValues);
  const typed = useRef(values);
  const [kept, keep] = useState<typeof values | null>(null);
  // Strapi counts a save as done while it is on its way; what was typed before that is what counts.
  if (isModified) typed.current = values;
  useEffect(() => {
    if (kept === null || values === kept) return;
    if (isModified) keep(null);
    else setValues(kept);
  }, [kept, values, isModified, setValues]);
  return useMemo(() => ({ refused: () => keep(typed.current), sending: () => keep(null) }), []);
}

interface Question {
  sent: Record<string, unknown>;
  opened: number;
  decide: (decision: Decision) => void;
}

/** Is asked when a save meets a newer version. */
export function useQuestion(key: string): [Question | null, (decision: Decision) => void] {
  const [question, setQuestion] = useState<Question | null>(null);
  const typed = useTypedValues();
  useEffect(
    () =>
      attach(key, {
        ask: (sent, opened) => new Promise((decide) => setQuestion({ sent, opened, decide })),
        ...typed,
      }),
    [key, typed],
  );
  return [
    question,
    (decision) => {
      setQuestion(null);
      question?.decide(decision);
    },
  ];
}
