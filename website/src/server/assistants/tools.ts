import { addDays, centreDate, momentInZone } from '@mall/contract/centre-time.ts';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { answerHours, answerSearch } from '../../features/assistants/answer-shops.ts';
import { answerToday } from '../../features/assistants/answer-today.ts';
import { answerWay, UnknownPlace } from '../../features/assistants/answer-way.ts';
import type { Answer, AnswerWithSteps, Asking } from '../../features/assistants/answers.ts';
import { PROFILES } from '../../features/map/way/network.ts';
import { OPEN_CHOICES } from '../../features/search/ranking/shop-choices.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';

/** What tools are made with for one request. */
export interface ToolParts {
  live: readonly Locale[];
  timeZone: string;
  now: Date;
  /** Reads the content in a language; `at` is the moment that is asked about. */
  asking: (locale: Locale, at: Date) => Promise<Asking>;
  /** Told of what went wrong, whose words are not for strangers. */
  failed: (error: unknown) => void;
}

/** Special days are known so far ahead. */
const DAYS_AHEAD = 30;
const LONGEST = 100;
const VERSION = '1.0.0';

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const told = z.object({
  kind: z.enum(['shop', 'place', 'offer', 'event', 'film']),
  name: z.string(),
  url: z.string(),
  about: z.string().optional(),
  floor: z.string().optional(),
  room: z.string().optional(),
  state: z.enum(['open', 'closed', 'soon']).optional(),
  hours: z.string().optional(),
  starts: z.array(z.string()).optional(),
  resembles: z.literal(true).optional(),
});
const ANSWER = {
  at: z.string().describe('The moment that the answer is about.'),
  validUntil: z.string().describe('Ask again from then on.'),
  url: z.string().describe('The page that says the same.'),
  found: z.array(told),
};

class WrongMoment extends Error {}

/** The server's tools, each a question whose answer a page of the site gives too. Made for one request. */
export function createTools({ live, timeZone, now, asking, failed }: ToolParts): McpServer {
  const server = new McpServer(
    { name: 'shopping-centre', version: VERSION },
    {
      instructions:
        'Shops, hours, offers, events and ways of one shopping centre. Answers are what its website says; give the address with them, and ask again after validUntil. Times are the clocks of the centre.',
    },
  );
  const [first = DEFAULT_LOCALE] = live;
  const language = z
    .enum([first, ...live.slice(1)])
    .default(first)
    .describe('Language of the answer.');
  const at = z
    .string()
    .max(40)
    .optional()
    .describe('ISO 8601, e.g. 2026-11-29T11:00, by the clocks of the centre. Default: now.');
  const query = z.string().max(LONGEST).describe('A shop, a brand, a kind of shop, a thing.');

  server.registerTool(
    'find_shops_and_offers',
    {
      title: 'Find shops, offers and events',
      description: 'What the search of the website finds, with floor, room and hours at the moment.',
      inputSchema: {
        query,
        language,
        at,
        open: z.enum(OPEN_CHOICES).optional().describe('Only shops that are open then, or until late.'),
        floor: z.number().int().optional().describe('By its number: 0 where streets lead in.'),
        stepFree: z.boolean().optional().describe('Only shops that are reached without steps.'),
      },
      outputSchema: ANSWER,
      annotations: READ_ONLY,
    },
    ({ query: wanted, floor, open, stepFree, ...asked }) =>
      answered(asked, (one) =>
        answerSearch(one, {
          query: wanted,
          ...(open && { open }),
          ...(stepFree && { stepFree }),
          ...(floor !== undefined && { floor }),
        }),
      ),
  );
  server.registerTool(
    'open_now',
    {
      title: 'What is open, now or at a time',
      description: 'Shops that are open at a moment; with a query only those that it finds.',
      inputSchema: { query: query.optional(), language, at },
      outputSchema: ANSWER,
      annotations: READ_ONLY,
    },
    ({ query: wanted = '', ...asked }) =>
      answered(asked, (one) => answerSearch(one, { query: wanted, only: 'tenants', open: 'now' })),
  );
  server.registerTool(
    'opening_hours',
    {
      title: 'Opening hours',
      description:
        'The week and the special days of a shop or a place such as the cinema, and whether it is open; without a name those of the centre.',
      inputSchema: { place: query.optional(), language, at },
      outputSchema: {
        ...ANSWER,
        weeks: z.array(
          z.object({
            name: z.string(),
            rows: z.array(z.object({ days: z.string(), hours: z.string(), date: z.string().optional() })),
          }),
        ),
      },
      annotations: READ_ONLY,
    },
    ({ place = '', ...asked }) => answered(asked, (one) => answerHours(one, place)),
  );
  server.registerTool(
    'whats_on',
    {
      title: 'What is on',
      description: 'Events and films of a day, today unless a moment of another one is given.',
      inputSchema: { language, at },
      outputSchema: ANSWER,
      annotations: READ_ONLY,
    },
    (asked) => answered(asked, answerToday),
  );
  server.registerTool(
    'find_way',
    {
      title: 'The way from A to B',
      description: 'The way through the building in words. step-free: neither stairs nor escalators.',
      inputSchema: {
        from: query.describe('An entrance by its sign (A), a room (1.24), or a shop.'),
        to: query.describe('A room (1.24), or a shop.'),
        profile: z.enum(PROFILES).default('quickest'),
        language,
      },
      outputSchema: {
        ...ANSWER,
        duration: z.string(),
        distance: z.string(),
        steps: z.array(z.object({ text: z.string(), floor: z.string() })),
        other: z.enum(PROFILES).optional(),
      },
      annotations: READ_ONLY,
    },
    ({ from, to, profile, language: locale }) =>
      answered({ language: locale }, (one) => answerWay(one, { from, to, profile })),
  );
  return server;

  async function answered<A extends Answer>(
    asked: { language: Locale; at?: string | undefined },
    make: (one: Asking) => Promise<A>,
  ): Promise<CallToolResult> {
    try {
      const one = await asking(asked.language, momentOf(asked.at));
      const found = await make(one);
      // Nothing may be told of what could not be read.
      if (found.found.length === 0 && !one.context.content.whole()) throw new Error('content is missing');
      return {
        content: [{ type: 'text' as const, text: textOf(found) }],
        structuredContent: Object.fromEntries(Object.entries(found)),
      };
    } catch (error) {
      const known = error instanceof UnknownPlace || error instanceof WrongMoment;
      if (!known) failed(error);
      const text = known ? error.message : 'There is no answer at the moment. Ask again in a minute.';
      return { content: [{ type: 'text' as const, text }], isError: true };
    }
  }

  function momentOf(text: string | undefined): Date {
    if (text === undefined) return now;
    const whole = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00` : text;
    const moment = new Date(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(whole) ? momentInZone(whole, timeZone) : Number.NaN,
    );
    if (Number.isNaN(+moment))
      throw new WrongMoment(
        `at is "${text}", but must be a moment such as ${centreDate(now, timeZone)}T11:00.`,
      );
    const today = centreDate(now, timeZone);
    const day = centreDate(moment, timeZone);
    if (day < today || day > addDays(today, DAYS_AHEAD))
      throw new WrongMoment(
        `at is "${text}"; hours are known from today (${today}) until ${addDays(today, DAYS_AHEAD)}.`,
      );
    return moment;
  }
}

/** The same in lines, for assistants that read no fields. */
function textOf(found: Answer & Partial<AnswerWithSteps>): string {
  const lines = found.found.map(({ name, about, hours, floor, room, url }) =>
    [name, about, hours, room ?? floor, url].filter(Boolean).join(' · '),
  );
  const way = found.steps?.length
    ? [`${found.duration}, ${found.distance}`, ...found.steps.map(({ text }) => text)]
    : [];
  return [...lines, ...way, found.url, `Valid until ${found.validUntil}`].join('\n');
}
