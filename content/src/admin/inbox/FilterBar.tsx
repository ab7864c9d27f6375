import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { type Filter, NO_FILTER, type View } from '../../desk/inbox-filter';
import { KINDS } from '../../submissions/kind-names';
import { BUILT_IN, sameFilter } from '../filters/views';
import { Choice } from './InboxParts';
import { SUBMISSION_STATES } from './submissions';
import { useWords } from './words';

interface Props {
  filter: Filter;
  /** Who is signed in. */
  me: string | null;
  people: readonly string[];
  /** How many are put aside. */
  aside: number;
  /** Those of who is signed in. */
  views: readonly View[];
  onFilter: (filter: Filter) => void;
  /** @returns whether it stands now */
  onKeep: (view: View) => Promise<boolean>;
  onForget: (name: string) => Promise<boolean>;
}

/** Search, filters and views of the list; a view is a filter under a name. */
export function FilterBar({ filter, me, people, aside, views, onFilter, onKeep, onForget }: Props) {
  const { say, code } = useWords();
  const [words, setWords] = useState(filter.q);
  const [name, setName] = useState('');
  const set = (change: Partial<Filter>) => onFilter({ ...filter, ...change });
  const search = (event: FormEvent) => {
    event.preventDefault();
    set({ q: words });
  };
  const show = (view: Filter) => {
    setWords(view.q);
    onFilter(view);
  };
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed !== '' && (await onKeep({ name: trimmed, filter }))) setName('');
  };
  const builtIn = BUILT_IN(me).map(({ key, filter: view }) => ({
    name: key === 'viewAside' && aside > 0 ? say('asideCount', { count: aside }) : say(key),
    filter: view,
  }));
  const own = views.find((view) => sameFilter(view.filter, filter));
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingBottom={4}>
      <Flex gap={2} wrap="wrap" role="group" aria-label={say('views')}>
        {[...builtIn, ...views].map((view) => (
          <Button
            key={view.name}
            variant={sameFilter(view.filter, filter) ? 'default' : 'tertiary'}
            aria-pressed={sameFilter(view.filter, filter)}
            onClick={() => show(sameFilter(view.filter, filter) ? NO_FILTER : view.filter)}
          >
            {view.name}
          </Button>
        ))}
        {own ? (
          <Button variant="danger-light" onClick={() => void onForget(own.name)}>
            {say('forgetView', { name: own.name })}
          </Button>
        ) : null}
      </Flex>
      <Flex gap={2} wrap="wrap" alignItems="flex-end">
        <Flex tag="form" gap={2} onSubmit={search} alignItems="flex-end" role="search">
          <Field.Root name="q">
            <TextInput
              id="inbox-search"
              size="S"
              aria-label={say('search')}
              placeholder={say('searchHint')}
              value={words}
              onChange={(event: { target: { value: string } }) => setWords(event.target.value)}
            />
          </Field.Root>
          <Button type="submit" variant="secondary">
            {say('search')}
          </Button>
        </Flex>
        <Choice
          label={say('kind')}
          all={say('allKinds')}
          value={filter.kind}
          options={KINDS.map((one) => [one, code('kind', one)])}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label={say('state')}
          all={say('allStates')}
          value={filter.state}
          options={SUBMISSION_STATES.map((one) => [one, code('state', one)])}
          onChange={(state) => set({ state })}
        />
        <Choice
          label={say('assignee')}
          all={say('anybody')}
          value={filter.assignee}
          options={people.map((one) => [one, one])}
          onChange={(assignee) => set({ assignee })}
        />
        <Flex gap={2} alignItems="flex-end">
          {(['from', 'to'] as const).map((end) => (
            <Field.Root key={end} name={end}>
              <Field.Label>{say(end)}</Field.Label>
              <TextInput
                type="date"
                size="S"
                value={filter[end]}
                onChange={(event: { target: { value: string } }) => set({ [end]: event.target.value })}
              />
            </Field.Root>
          ))}
        </Flex>
        {own ||
        sameFilter(filter, NO_FILTER) ||
        builtIn.some((view) => sameFilter(view.filter, filter)) ? null : (
          <Flex tag="form" gap={2} onSubmit={keep} alignItems="flex-end">
            <Field.Root name="view">
              <TextInput
                size="S"
                aria-label={say('viewName')}
                placeholder={say('viewName')}
                value={name}
                onChange={(event: { target: { value: string } }) => setName(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" variant="tertiary">
              {say('keepView')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
