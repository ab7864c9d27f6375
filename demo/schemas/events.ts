import { z } from 'zod';
import { EVENTS } from '../structure/events.ts';
import { each, keysOf, slug, text } from './leaves.ts';

/** `events.json`: the events and the places where they are. */
export const events = z.strictObject({
  eventPlaces: each(
    EVENTS.map(({ place }) => place),
    text,
  ),
  events: each(keysOf(EVENTS), z.strictObject({ name: text, slug, lead: text, description: text })),
});
