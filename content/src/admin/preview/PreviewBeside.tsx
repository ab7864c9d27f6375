import {
  Box,
  Button,
  Checkbox,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { type Beside, Dock } from '../shared/Dock';
import { useNames } from '../shared/entries';
import { openField } from '../shared/open-field';
import { useFieldName } from '../versions/version-data';
import { fieldOf, type Picked } from './find-field';
import { PreviewFrame, PreviewNote } from './PreviewFrame';
import { type Previewed, useAddress, usePlaces } from './use-address';
import { useMoments, usePreviewWords } from './words';

/** CSS pixels, as pages see them. */
const WIDTHS = { phone: 390, tablet: 820, laptop: 1280 } as const;
const DEVICES = ['phone', 'tablet', 'laptop'] as const;
type Device = (typeof DEVICES)[number];

/** Beside the kinds of other pages. */
const OWN = 'own' as const;

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** Nothing where there is nothing to choose. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  if (options.length < 2) return null;
  return (
    <Box width="160px">
      <SingleSelect size="S" aria-label={label} value={value} onChange={(chosen) => onChange(String(chosen))}>
        {options.map((one) => (
          <SingleSelectOption key={one.value} value={one.value}>
            {one.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Box>
  );
}

interface Props extends Beside {
  shown: Previewed;
  /** Languages that the entry is written in. */
  locales: readonly string[];
  updatedAt: unknown;
}

/**
 * The entry's page beside its form: follows each save, shows devices, languages and the other pages on which visitors meet
 * the entry, and leads from a text to its field.
 */
export function PreviewBeside({ shown, locales, updatedAt, ...beside }: Props) {
  const { isBeside, onClose } = beside;
  const say = usePreviewWords();
  const { time } = useMoments();
  const { languageName } = useNames();
  const nameOf = useFieldName(shown.model);
  const values = useForm('PreviewBeside', (form) => form.values);
  const modified = useForm('PreviewBeside', (form) => form.modified);
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState<string | undefined>();
  const [page, setPage] = useState<string>(OWN);
  const [picks, setPicks] = useState(true);
  const [fresh, setFresh] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const locale = language !== undefined && locales.includes(language) ? language : shown.locale;
  const own = useAddress({ ...shown, locale }, updatedAt);
  const places = usePlaces({ ...shown, locale }, updatedAt);
  // What has left a page meanwhile is shown on its own one.
  const place = places.find(({ kind }) => kind === page);
  const { address, failed } = place ? { address: place.url, failed: false } : own;

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
      openField(path);
    },
    [values, say, nameOf, isBeside, onClose],
  );

  const ofOwn = modified ? say('unsaved') : fresh === null ? '' : say('fresh', { time: time(fresh) });
  const note = said ?? (place ? say('asVisitors') : ofOwn);

  return (
    <Dock
      {...beside}
      label={say('title')}
      hide={say('hide')}
      bar={
        <>
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
          <Choice
            label={say('page')}
            value={place?.kind ?? OWN}
            options={[OWN, ...places.map(({ kind }) => kind)].map((kind) => ({
              value: kind,
              name: say(kind),
            }))}
            onChange={(kind) => {
              setPage(kind);
              setSaid(null);
            }}
          />
          <Choice
            label={say('language')}
            value={locale}
            options={locales.map((one) => ({ value: one, name: languageName(one) }))}
            onChange={setLanguage}
          />
        </>
      }
    >
      {failed ? (
        <Typography padding={4}>{say('failed')}</Typography>
      ) : address === null ? (
        <Typography padding={4}>{say('noPage')}</Typography>
      ) : address ? (
        <PreviewFrame
          title={say(place ? 'frameNow' : 'frame')}
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
    </Dock>
  );
}
