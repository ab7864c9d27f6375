import { type EndpointName, isTag, type ParamsOf, type Tag, tagsOfEndpoint } from '@mall/contract';
import { omitUndefined } from '../fields/text.ts';
import { type ContentClient, isByName, type RequestOptions, SHELL_ENDPOINT } from './content-client.ts';
import type { Gap } from './outcome.ts';
import { type ContentReader, ContentUnavailable } from './reader.ts';

/** What has been gathered while a page was rendered. */
export interface Gathered {
  /** Sorted, without doubles. */
  tags: readonly Tag[];
  /** Why the page is poorer than it should be; undefined when it is whole. */
  degraded: string | undefined;
  /** From when on (ms) the page is wrong; undefined when it stays true. */
  trueUntil: number | undefined;
  /** The last endpoint that could not be answered, whether or not the page got along without it. */
  failed: Error | undefined;
  /** Endpoints that were answered and gave nothing, each name once. */
  gaps: readonly Gap[];
  /** Names of endpoints that were not answered. */
  missed: readonly string[];
  /** Whether what is around every page could not be had: such a page is not worth keeping. */
  withoutShell: boolean;
}

/** The reader of one request. @param note is told which part an error of ours has cost the page, and the field it is made of */
export function createReader(
  client: ContentClient,
  asked: Omit<RequestOptions, 'errand'>,
  note: (part: string, field: string, error: unknown) => void = () => undefined,
): ContentReader & { gathered(): Gathered } {
  const tags = new Set<Tag>();
  const gaps = new Map<string, Gap>();
  const missed = new Set<string>();
  const errand = {};
  let degraded: string | undefined;
  let failed: Error | undefined;
  let trueUntil: number | undefined;
  let withoutShell = false;

  const reader: ContentReader = {
    async read<C extends EndpointName>(name: C, params: ParamsOf<C>) {
      reader.tag(...tagsOfEndpoint(name, params));
      try {
        const { outcome, stale } = await client.call(name, params, { ...asked, errand });
        if (stale) reader.degrade(`${name} is old`);
        if (outcome.kind === 'present' && !outcome.isBare) return outcome.value;
        const absent = outcome.kind === 'absent';
        const key = `${name} ${absent}`;
        const before = gaps.get(key);
        gaps.set(key, {
          endpoint: name,
          named: isByName(name, params),
          absent,
          said: outcome.kind === 'absent' && outcome.said && before?.said !== false,
          tags: [...(before?.tags ?? []), ...tagsOfEndpoint(name, params)],
        });
        // A bare name is better than nothing, and no better than a gap where a good page is at hand.
        return outcome.kind === 'present' ? outcome.value : null;
      } catch (error) {
        if (error instanceof ContentUnavailable) {
          failed = error;
          missed.add(name);
          if (name === SHELL_ENDPOINT) withoutShell = true;
        }
        throw error;
      }
    },
    async readIn(locale, name, params) {
      reader.tag(...tagsOfEndpoint(name, params));
      try {
        const { outcome } = await client.call(name, params, { ...asked, locale, patient: false });
        return outcome.kind === 'present' ? outcome.value : null;
      } catch (error) {
        if (error instanceof ContentUnavailable) return null;
        throw error;
      }
    },
    tag(...wanted) {
      // Tags travel in headers, separated by commas and spaces.
      for (const tag of wanted) if (isTag(tag) && !tag.includes(',')) tags.add(tag);
    },
    degrade(reason) {
      degraded ??= reason;
    },
    broken(part, field, error) {
      reader.degrade(`${part} could not be made`);
      note(part, field, error);
    },
    trueUntil(instant) {
      trueUntil = Math.min(trueUntil ?? instant, instant);
    },
    whole: () => degraded === undefined,
    absent: (endpoint) => gaps.has(`${endpoint} true`),
    unread: (endpoint) => gaps.has(`${endpoint} false`),
  };
  return {
    ...reader,
    gathered: () => ({
      tags: [...tags].sort(),
      degraded,
      trueUntil,
      failed,
      gaps: [...gaps.values()],
      missed: [...missed],
      withoutShell,
    }),
  };
}

/**
 * A part that a page can do without: null when the content system cannot give it now, and the page is marked
 * as degraded.
 */
export async function orWithout<T>(reader: ContentReader, part: Promise<T | null>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    reader.degrade(`${error.endpoint}: ${error.reason}`);
    return null;
  }
}

/**
 * A part of a model: what it is called, the field that it is made of, by its endpoint (`homePage.floors`; `view` of what is drawn), how it is made, and
 * what stands for it where an error of ours comes of that.
 */
type Part<T> = readonly [name: string, field: string, make: () => T, otherwise: NoInfer<T>];

/** A part that is made of what was read: an error of ours costs that part and no more. */
export function orLeftOut<T>(
  reader: Pick<ContentReader, 'broken'>,
  ...[name, field, make, otherwise]: Part<T>
): T {
  try {
    return make();
  } catch (error) {
    reader.broken(name, field, error);
    return otherwise;
  }
}

/** A model out of its parts, each of which may fail alone. What is undefined is absent. */
export function madeOfParts<Model extends object>(
  reader: ContentReader,
  parts: { readonly [Key in keyof Model]-?: Part<Model[Key]> },
): Model {
  const rows: [key: string, part: Part<unknown>][] = Object.entries(parts);
  return omitUndefined(
    Object.fromEntries(rows.map(([key, part]) => [key, orLeftOut(reader, ...part)])),
  ) as Model;
}

/** The same of a part that is still being read: what the content system does not answer stays for `orWithout`. */
export async function orLeftOutLater<T>(
  reader: ContentReader,
  part: string,
  field: string,
  made: Promise<T>,
): Promise<T | null> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof ContentUnavailable) throw error;
    reader.broken(part, field, error);
    return null;
  }
}
