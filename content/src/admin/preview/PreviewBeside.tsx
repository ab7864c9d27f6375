import {
  Box,
  Button,
  Checkbox,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { useNames } from '../shared/entries';
import { useFieldName } from '../versions/version-data';
import { fieldOf, type Picked } from './find-field';
import { openField } from './open-field';
import { PreviewFrame, PreviewNote } from './PreviewFrame';
import { type Previewed, useAddress } from './use-address';
import { useMoments, usePreviewWords } from './words';

/** CSS pixels, as pages see them. */
const WIDTHS = { phone: 390, tablet: 820, laptop: 1280 } as const;
const DEVICES = ['phone', 'tablet', 'laptop'] as const;
type Device = (typeof DEVICES)[number];

const DOCK = 'min(46vw, 720px)';

const COLUMNS = 'main#main-content div:has(> div > [role="tabpanel"])';

/**
 * Makes room for the frame: the form's two columns stand one over the other, what saves it stays in sight above the fields,
 * the other panels come after them, and the list of types waits. Strapi's form knows no narrower layout by itself.
 */
const Room = createGlobalStyle`
  #strapi { padding-inline-end: ${DOCK}; }
  #strapi div:has(> div > main#main-content) > div:not(:has(#main-content)) { display: none; }
  ${COLUMNS} { display: flex; flex-direction: column; align-items: stretch; gap: 8px; }
  ${COLUMNS} > div:last-child, ${COLUMNS} > div:last-child > div { display: contents; }
  ${COLUMNS} > div:last-child aside { order: 1; }
  ${COLUMNS} > div:last-child aside:first-of-type { order: -1; position: sticky; inset-block-start: 0; z-index: 1; }
`;

interface Props {
  shown: Previewed;
  /** Languages that the entry is written in. */
  locales: readonly string[];
  updatedAt: unknown;
  /** Whether both have room; else the page covers the form. */
  isBeside: boolean;
  onClose: () => void;
}

/** The entry's page beside its form: follows each save, shows devices and languages, and leads from a text to its field. */
export function PreviewBeside({ shown, locales, updatedAt, isBeside, onClose }: Props) {
  const say = usePreviewWords();
  const { time } = useMoments();
  const { languageName } = useNames();
  const nameOf = useFieldName(shown.model);
  const values = useForm('PreviewBeside', (form) => form.values);
  const modified = useForm('PreviewBeside', (form) => form.modified);
  const [, setQuery] = useQueryParams<{ field?: string }>();
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState<string | undefined>();
  const [picks, setPicks] = useState(true);
  const [fresh, setFresh] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const locale = language !== undefined && locales.includes(language) ? language : shown.locale;
  const { address, failed } = useAddress({ ...shown, locale }, updatedAt);

  const onShown = useCallback(() => setFresh(Date.now()), []);
  const onPicked = useCallback(
    (picked: Picked) => {
      const path = fieldOf(values, picked);
      if (path === null) {
        setSaid(say('notHere'));
        return;
      }
      setSaid(say('opened', { field: nameOf(path.split('.')[0] ?? path) }));
      if (!isBeside) onClose();
      openField(path, (field) => {
        setQuery({ field }, 'push', true);
        // Strapi has opened it by then; the address must name the field again for the next click on it.
        setTimeout(() => setQuery({ field: '' }, 'remove', true), 1_000);
      });
    },
    [values, say, nameOf, setQuery, isBeside, onClose],
  );

  const note =
    said ?? (modified ? say('unsaved') : fresh === null ? '' : say('fresh', { time: time(fresh) }));

  return createPortal(
    <>
      {isBeside ? <Room /> : null}
      <Flex
        tag="aside"
        aria-label={say('title')}
        direction="column"
        alignItems="stretch"
        background="neutral0"
        borderColor="neutral150"
        position="fixed"
        zIndex={isBeside ? 2 : 300}
        style={{ insetBlock: 0, insetInlineEnd: 0, width: isBeside ? DOCK : '100%' }}
      >
        <Flex gap={2} padding={2} wrap="wrap">
          <Flex gap={1} role="group" aria-label={say('width')}>
            {DEVICES.map((one) => (
              <Button
                key={one}
                size="S"
                variant={one === device ? 'secondary' : 'tertiary'}
                aria-pressed={one === device}
                onClick={() => setDevice(one)}
              >
                {say(one)}
              </Button>
            ))}
          </Flex>
          {locales.length > 1 ? (
            <Box width="160px">
              <SingleSelect
                size="S"
                aria-label={say('language')}
                value={locale}
                onChange={(value) => setLanguage(String(value))}
              >
                {locales.map((one) => (
                  <SingleSelectOption key={one} value={one}>
                    {languageName(one)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Box>
          ) : null}
          <Box marginLeft="auto">
            <IconButton label={say('hide')} size="S" onClick={onClose}>
              <Cross />
            </IconButton>
          </Box>
        </Flex>
        {failed ? (
          <Typography padding={4}>{say('failed')}</Typography>
        ) : address === null ? (
          <Typography padding={4}>{say('noPage')}</Typography>
        ) : address ? (
          <PreviewFrame
            address={address}
            width={WIDTHS[device]}
            {...{ updatedAt, picks, onPicked, onShown }}
          />
        ) : null}
        <Flex padding={2} gap={4} justifyContent="space-between" wrap="wrap">
          <PreviewNote>{note}</PreviewNote>
          <Checkbox checked={picks} onCheckedChange={(checked) => setPicks(checked === true)}>
            {say('picks')}
          </Checkbox>
        </Flex>
      </Flex>
    </>,
    document.body,
  );
}
