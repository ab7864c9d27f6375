import { Box, Flex, Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { FOLDED } from '../shared/open-field';
import { useFieldName } from '../versions/version-data';
import { useFoldWords } from './fold-words';
import { isFolded } from './folds';

interface Props extends ComponentProps<typeof Box> {
  /** Rows of fields, as the form's layout has them. */
  panel: readonly (readonly { name: string }[])[];
  /** The form's content type. */
  uid?: string;
}

/** A panel of a form, in the place of Strapi's own: the build writes it in there (`vite.config.ts`). */
export function FoldedPanel({ panel, uid = '', children, ...box }: Props) {
  if (!isFolded(panel, uid)) return <Box {...box}>{children}</Box>;
  const names = panel.flat().map(({ name }) => name);
  return (
    <Box {...box} {...{ [FOLDED]: names.join(' ') }}>
      <Fold names={names} uid={uid}>
        {children}
      </Fold>
    </Box>
  );
}

interface FoldProps {
  names: readonly string[];
  uid: string;
  children: ComponentProps<typeof Box>['children'];
}

const BUTTON = {
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

/** Rare fields behind a button that names them. Opens by itself for a field that is asked for or is wrong. */
function Fold({ names, uid, children }: FoldProps) {
  const say = useFoldWords();
  const nameOf = useFieldName(uid);
  const body = useId();
  const errors = useForm('FoldedPanel', (form) => form.errors);
  const [{ query }] = useQueryParams<{ field?: string }>();
  const [open, setOpen] = useState(false);
  const wanted = names.some((name) => name in errors || name === query.field?.split('.')[0]);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <>
      <Typography tag="h2" variant="delta">
        <button
          type="button"
          style={BUTTON}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <Flex tag="span" gap={2} justifyContent="space-between">
            {say('rare', { fields: names.map(nameOf).join(', ') })}
            {open ? <CaretUp aria-hidden /> : <CaretDown aria-hidden />}
          </Flex>
        </button>
      </Typography>
      <Box id={body} paddingTop={open ? 6 : 0}>
        {open ? children : null}
      </Box>
    </>
  );
}
