import type { PageKind } from '../../i18n/addresses.ts';

/** The kinds of pages that can be subscribed to; a feed stands at the address of its page with this ending. */
const ENDINGS = {
  events: 'ics',
  cinema: 'ics',
  tenant: 'ics',
  offers: 'atom',
  press: 'atom',
} as const satisfies Partial<Record<PageKind, string>>;

export type FeedKind = keyof typeof ENDINGS;

const TYPES = { ics: 'text/calendar', atom: 'application/atom+xml' } as const;

interface Feed {
  type: (typeof TYPES)[keyof typeof TYPES];
  path: string;
}

export function isFeedKind(kind: string): kind is FeedKind {
  return Object.hasOwn(ENDINGS, kind);
}

/** The feed of a page. @param path of the page, without the query */
export function feedOf(kind: FeedKind, path: string): Feed {
  const ending = ENDINGS[kind];
  return { type: TYPES[ending], path: `${path}.${ending}` };
}

/** The path of the page whose feed somebody asks for, and the feed's ending; undefined for what is no feed. */
export function pageOfFeed(pathname: string): { path: string; ending: string } | undefined {
  const [, path, ending] = /^(\/.+)\.(ics|atom)$/.exec(pathname) ?? [];
  return path === undefined || ending === undefined ? undefined : { path, ending };
}

/** The address by which a calendar is subscribed to; undefined without an address of the site. */
export function webcalHref(base: string | undefined, feed: Feed): string | undefined {
  return base && feed.type === TYPES.ics ? `${base.replace(/^https?:/, 'webcal:')}${feed.path}` : undefined;
}
