import { Box, Button, Link, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Item, Line } from '../../today/today-answers';
import { ListOr } from '../inbox/InboxParts';
import { SELDOM_MS, useStaffData } from '../inbox/staff-data';
import { entryPath, useNames } from '../shared/entries';
import { isTodayWord, useDay, useTodayWords } from './words';

function ItemLine({ item }: { item: Item }) {
  const say = useTodayWords();
  const { typeName } = useNames();
  const day = useDay();
  const isPicture = 'file' in item;
  const word = isPicture ? '' : `what.${item.what}`;
  return (
    <Box tag="li" paddingTop={1} paddingBottom={1}>
      <Link tag={RouterLink} to={isPicture ? `/plugins/upload?assetId=${item.file}` : entryPath(item)}>
        {isPicture ? item.title : [typeName(item.label), item.title].filter(Boolean).join(': ')}
      </Link>
      {!isPicture && item.day ? (
        <Typography tag="div" variant="pi" textColor="neutral600">
          {[day(item.day, 'short'), item.time, isTodayWord(word) ? say(word) : item.what]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ) : null}
    </Box>
  );
}

const Items = ({ items }: { items: readonly Item[] }) =>
  items.map((item) => <ItemLine key={Object.values(item).join(' ')} item={item} />);

/** All of a line; the first few while the others are on their way. */
function AllItems({ line }: { line: Line }) {
  const { data, failed, reload } = useStaffData<{ data: Line }>(`/today?line=${line.key}`, SELDOM_MS);
  return (
    <>
      <Items items={data?.data.items ?? line.items} />
      {data ? null : (
        <li>
          <ListOr failed={failed} loading empty={false} reload={reload}>
            {null}
          </ListOr>
        </li>
      )}
    </>
  );
}

/** What a line is about, each a way to where it is mended; a long one unfolds. */
export function Entries({ line }: { line: Line }) {
  const say = useTodayWords();
  const list = useId();
  const [open, setOpen] = useState(false);
  if (line.count === 0) return <Typography textColor="neutral600">{say('nothing')}</Typography>;
  const more = line.count - line.items.length;
  return (
    <>
      <ul id={list}>{open ? <AllItems line={line} /> : <Items items={line.items} />}</ul>
      {more > 0 ? (
        <Button variant="ghost" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? say('fewer') : say('more', { count: more })}
        </Button>
      ) : null}
    </>
  );
}
