import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SourceText } from '../../languages/source-words';
import { type Beside, Dock } from '../shared/Dock';
import { fieldAt, openField } from '../shared/open-field';
import { type Entry, useFormLayout, usePartFieldName } from '../versions/version-data';
import { Marked } from './SourceChanges';
import { formPath, type Here, hereOf, inFormOrder, lineName, scrollNeeded } from './source-lines';
import { useSourceWords } from './use-source';
import { useLanguageWords } from './words';

/** The path of the field of the form that has the keyboard; what happens beside the form leaves it as it is. */
function useFieldInHand(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) setPath(fieldAt(target));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return path;
}

function LineMark({ children }: { children: string }) {
  return (
    <Box background="neutral0" borderColor="neutral300" hasRadius paddingLeft={2} paddingRight={2}>
      <Typography variant="pi" textColor="neutral800">
        {children}
      </Typography>
    </Box>
  );
}

const MARKS = { empty: 'emptyHere', same: 'sameHere', 'no-part': 'noPartHere' } as const;

interface LineProps {
  name: string;
  text: SourceText;
  here: Here;
  /** Whether the keyboard is in its field. */
  isInHand: boolean;
  /** Code and name of the language that is translated from. */
  language: string;
  source: string;
  onOpen: () => void;
  say: ReturnType<typeof useLanguageWords>;
  announce: (said: string) => void;
}

function Line({ name, text, here, isInHand, language, source, onOpen, say, announce }: LineProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  async function copy() {
    // Browsers refuse the clipboard on plain HTTP.
    const isCopied = await navigator.clipboard?.writeText(text.text).then(
      () => true,
      () => false,
    );
    if (!isCopied && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    announce(isCopied ? say('copied', { name }) : say('copyByHand'));
  }
  return (
    <Box
      tag="li"
      aria-current={isInHand ? 'true' : undefined}
      background={isInHand ? 'primary100' : 'neutral0'}
      padding={2}
      style={{ borderInlineStart: `4px solid ${isInHand ? 'currentColor' : 'transparent'}` }}
    >
      <Flex gap={2} wrap="wrap">
        <Typography tag="h3" fontWeight="bold">
          {name}
        </Typography>
        {here === 'written' ? null : <LineMark>{say(MARKS[here], { source })}</LineMark>}
        {text.words ? <LineMark>{say('changedSince')}</LineMark> : null}
      </Flex>
      <Typography
        ref={shown}
        tag="p"
        lang={language}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text.words ? <Marked words={text.words} own="new" /> : text.text}
      </Typography>
      <Flex gap={2} paddingTop={1} wrap="wrap">
        {here === 'no-part' ? null : (
          <Button size="S" variant="tertiary" aria-label={say('toFieldOf', { name })} onClick={onOpen}>
            {say('toField')}
          </Button>
        )}
        <Button size="S" variant="tertiary" aria-label={say('copyOf', { name })} onClick={() => void copy()}>
          {say('copy')}
        </Button>
      </Flex>
    </Box>
  );
}

interface Props extends Beside {
  /** Its language is the translation's. */
  entry: Entry;
  /** Name of the language that is translated from. */
  source: string;
  /** Changes with each save. */
  asOf: unknown;
}

/** The words of the source beside the form of a translation, field by field, with what its form still lacks. */
export function WordsBeside({ entry, source, asOf, ...beside }: Props) {
  const { isBeside, onClose } = beside;
  const say = useLanguageWords();
  const { data, isFailed } = useSourceWords(entry, asOf);
  const { layout } = useFormLayout(entry.type);
  const nameOf = usePartFieldName(entry.type);
  const values = useForm('WordsBeside', (form) => form.values);
  const inHand = useFieldInHand();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const texts = useMemo(() => inFormOrder(data?.texts ?? [], layout), [data, layout]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is another line.
  useEffect(() => {
    const line = list.current?.querySelector('[aria-current]');
    // Not `scrollIntoView`: that moves the page as well.
    if (list.current && line)
      list.current.scrollTop += scrollNeeded(
        list.current.getBoundingClientRect(),
        line.getBoundingClientRect(),
      );
  }, [inHand]);

  const open = (path: string) => {
    if (!isBeside) onClose();
    openField(path);
  };
  const note = (() => {
    if (isFailed) return say('failed');
    if (!data) return say('loading');
    if (!data.texts) return say('noSource', { source });
    return texts.length === 0 ? say('noWords') : null;
  })();
  return (
    <Dock
      {...beside}
      label={say('wordsIn', { source })}
      hide={say('hideWords', { source })}
      bar={
        <Typography tag="h2" variant="delta">
          {say('wordsIn', { source })}
        </Typography>
      }
    >
      {note === null ? null : (
        <Typography padding={4} role={isFailed ? 'alert' : undefined}>
          {note}
        </Typography>
      )}
      <Box ref={list} tag="ul" grow={1} overflow="auto" padding={2}>
        {texts.map((text) => {
          const path = formPath(text.place);
          return (
            <Line
              key={path}
              name={lineName(text.place, nameOf)}
              here={hereOf(values, text.place, text.text)}
              isInHand={path === inHand}
              language={data?.source ?? ''}
              onOpen={() => open(path)}
              announce={setSaid}
              {...{ text, source, say }}
            />
          );
        })}
      </Box>
      <Typography padding={2} variant="pi" textColor="neutral600" aria-live="polite">
        {said}
      </Typography>
    </Dock>
  );
}
