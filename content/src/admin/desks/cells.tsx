import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languagesOf } from './row-languages';

interface Header {
  name: string;
  label?: unknown;
  attribute?: { type: string; multiple?: boolean };
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}

const NOTHING = '-';

const written = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** 'sob., 6 gru' without the year where it is this one: the next columns want the room. */
function Day({ value, timed }: { value: string; timed: boolean }) {
  const { formatDate } = useIntl();
  const date = new Date(timed ? value : `${value}T12:00:00`);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...(timed ? { hour: '2-digit', minute: '2-digit' } : {}),
  });
}

function Value({ type, value }: { type: string; value: unknown }) {
  const { formatMessage } = useIntl();
  if (!written(value)) return NOTHING;
  if (type === 'enumeration') return formatMessage({ id: value, defaultMessage: value });
  return <Day value={value} timed={type === 'datetime'} />;
}

/** Whole and on white, as on the site: Strapi cuts a circle out of it, on its own violet. */
function Thumbnail({ file }: { file: unknown }) {
  if (typeof file !== 'object' || file === null || !('url' in file) || !written(file.url)) return NOTHING;
  const small = (file as { formats?: { thumbnail?: { url?: string } } | null }).formats?.thumbnail?.url;
  return (
    <Box background="neutral0" borderColor="neutral150" hasRadius width="4.8rem" height="3.6rem">
      <img
        src={small ?? file.url}
        alt=""
        loading="lazy"
        style={{ width: '100%', height: '100%', objectFit: 'contain' }}
      />
    </Box>
  );
}

function formatterOf({ name, attribute }: Header): Header['cellFormatter'] {
  const type = attribute?.type ?? '';
  if (name === 'locales') {
    return (row) => (
      <Box maxWidth="12rem">
        <Typography variant="pi" textColor="neutral800" style={{ whiteSpace: 'normal' }}>
          {languagesOf(row).join(' ')}
        </Typography>
      </Box>
    );
  }
  if (type === 'media' && !attribute?.multiple) return (row) => <Thumbnail file={row[name]} />;
  if (!['date', 'datetime', 'enumeration'].includes(type)) return undefined;
  return (row) => (
    <Typography textColor="neutral800">
      <Value type={type} value={row[name]} />
    </Typography>
  );
}

/** Columns as short as the staff say them, so that the state of an entry stands on the screen, too. */
export function withCells<Payload extends { displayedHeaders: Header[] }>(payload: Payload): Payload {
  return {
    ...payload,
    displayedHeaders: payload.displayedHeaders.map((header) => {
      const cellFormatter = formatterOf(header);
      const label =
        header.name === 'locales' ? { id: 'mall.desk.languages', defaultMessage: 'Languages' } : header.label;
      return cellFormatter ? { ...header, label, cellFormatter } : header;
    }),
  };
}
