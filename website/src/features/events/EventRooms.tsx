import type { EventCard } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { EndRoom, Room, Rooms } from '../../ui/Room.tsx';
import { arrangeRooms } from '../../ui/room-plan.ts';
import { eventPlace, eventSign } from './event-words.ts';

interface Props {
  events: EventCard[];
  words: PageWords;
  /** Closes the set. */
  all?: { name: string; href: string };
  heading?: 'h2' | 'h3';
}

/** Events as tall rooms: a picture, the date, the floor. Any number of them. */
export function EventRooms({ events, words, all, heading }: Props) {
  if (events.length === 0) return null;
  const { rooms, rest } = arrangeRooms(events, (event) => event.place.level, 'events', all ? 1 : 0);
  const last = rest[0];
  return (
    <Rooms style="events">
      {rooms.map(({ item, slot }) => (
        <Room
          key={item.id}
          slot={slot}
          href={item.href}
          level={item.place.level}
          where={eventPlace(item, words)}
          big={eventSign(item, words)}
          title={item.name}
          picture={item.picture}
          onTint={item.picture !== undefined}
          heading={heading}
        />
      ))}
      {all && last && <EndRoom slot={last} href={all.href} title={all.name} />}
    </Rooms>
  );
}
