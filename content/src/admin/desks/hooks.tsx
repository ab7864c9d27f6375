import { Flex, IconButton } from '@strapi/design-system';
import { Information } from '@strapi/icons';
import type { ReactNode } from 'react';
import { COMPONENTS, TYPES } from '../../desks/all-words';
import { displayName, hintOf, type PartWords } from '../../desks/words/words';
import { withCells } from './cells';
import { withDayExample } from './day-hints';
import { dayLabels } from './day-labels';
import { folded } from './folds';
import { deskLinks, type MenuLink } from './menu-links';
import { fieldKey, uidOf } from './translations';

/** A type's short name by what its schema calls it: all that a hook is told of it. */
const TYPE_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).map(([type, { name }]) => [displayName(name), type]),
);

interface Settings {
  displayName?: string;
}

interface Field {
  name: string;
  size: number;
  attribute?: { type: string };
  hint?: string;
  /** What stands behind the name of the field: here the sign of fields that each language has for itself. */
  labelAction?: ReactNode;
}

interface EditLayout {
  layout: Field[][][];
  components: Record<string, { layout: Field[][] }>;
  settings: Settings;
}

interface Filter {
  name: string;
  label: string | { id: string; defaultMessage: string };
}

interface ListLayout {
  settings: Settings;
}

type Handler = (payload: never) => unknown;

interface HookDoor {
  registerHook(name: string, handler: Handler): void;
}

/** Strapi keeps the admin's language here; hooks run outside of React. */
const adminLanguage = () => window.localStorage.getItem('strapi-admin-language') ?? 'en';

/** Strapi shows no hints of components: theirs opens at a sign behind the name, for the pointer and for the keyboard. */
function withHint(field: Field, hint: string): Field {
  if (field.attribute?.type !== 'component') return { ...field, hint };
  const sign = (
    <Flex tag="span" gap={1}>
      {field.labelAction}
      <IconButton label={hint} variant="ghost" size="S">
        <Information />
      </IconButton>
    </Flex>
  );
  return { ...field, labelAction: sign };
}

function hinted(fields: readonly Field[], words: PartWords | undefined): Field[] {
  const language = adminLanguage();
  return fields.map((field) => {
    const said = hintOf(words?.fields[field.name]);
    const type = field.attribute?.type;
    const hint = withDayExample(said?.[language === 'pl' ? 0 : 1], type, language);
    // Strapi hands on to the field's own part whatever stands here.
    const named = { ...field, ...dayLabels(type, language) };
    return hint ? withHint(named, hint) : named;
  });
}

/** Hints beside the fields, and the rare ones at the end. */
function withHints<Payload extends { layout: EditLayout }>(payload: Payload): Payload {
  const { layout } = payload;
  const words = TYPES[TYPE_BY_NAME.get(layout.settings.displayName ?? '') ?? ''];
  return {
    ...payload,
    layout: {
      ...layout,
      layout: folded(
        layout.layout.map((panel) => panel.map((row) => hinted(row, words))),
        words?.rare ?? [],
      ),
      components: Object.fromEntries(
        Object.entries(layout.components).map(([uid, part]) => [
          uid,
          { ...part, layout: part.layout.map((row) => hinted(row, COMPONENTS[uid])) },
        ]),
      ),
    },
  };
}

/** Numbers that no person knows an entry by. */
const TECHNICAL = new Set(['id', 'documentId']);

function withFilterNames<Payload extends { displayedFilters: Filter[]; layout: ListLayout }>(
  payload: Payload,
): Payload {
  const type = TYPE_BY_NAME.get(payload.layout.settings.displayName ?? '');
  if (type === undefined) return payload;
  return {
    ...payload,
    displayedFilters: payload.displayedFilters
      .filter(({ name }) => !TECHNICAL.has(name))
      .map((filter) =>
        typeof filter.label === 'string' && !filter.name.startsWith('_')
          ? { ...filter, label: { id: fieldKey(uidOf(type), filter.name), defaultMessage: filter.label } }
          : filter,
      ),
  };
}

/** The desks' words, order and cells where Strapi's content manager lets a program in. */
export function registerDesks(app: HookDoor): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withHints);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withCells);
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', withFilterNames);
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    ({ ctLinks, ...rest }: { ctLinks: MenuLink[] }) => ({ ...rest, ctLinks: deskLinks(ctLinks) }),
  );
  app.registerHook(
    'Admin/CM/pages/App/mutate-single-types-links',
    ({ stLinks, ...rest }: { stLinks: MenuLink[] }) => ({ ...rest, stLinks: deskLinks(stLinks) }),
  );
}
