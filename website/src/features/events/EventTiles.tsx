import type { EventCard } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { EndTile, Tile, Tiles } from '../../ui/Tile/Tile.tsx';
import { arrangeTiles } from '../../ui/Tile/tile-plan.ts';
import { eventPlace, eventSign } from './event-words.ts';

interface Props {
  events: EventCard[];
  words: PageWords;
  /** Closes the set. */
  all?: { name: string; href: string };
  heading?: 'h2' | 'h3';
}

/** Events as tall rooms: a picture, the date, the floor. Any number of them. */
export function EventTiles({ events, words, all, heading }: Props) {
  if (events.length === 0) return null;
  const { rooms, rest } = arrangeTiles(events, (event) => event.place.level, 'events', all ? 1 : 0);
  const last = rest[0];
  return (
    <Tiles style="events">
      {rooms.map(({ item, slot }) => (
        <Tile
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
      {all && last && <EndTile slot={last} href={all.href} title={all.name} />}
    </Tiles>
  );
}
