import type { EventCard } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { EndTile, Tile, Tiles } from '../../ui/Tile/Tile.tsx';
import { arrangeTiles, type Ground } from '../../ui/Tile/tile-plan.ts';
import { eventPlace, eventSign } from './event-words.ts';

interface Props {
  events: EventCard[];
  words: PageWords;
  /** Closes the set. */
  all?: { name: string; href: string };
  /** The order says something: no event moves to part floors that are the same. */
  inOrder?: boolean;
  heading?: 'h2' | 'h3';
}

/** Beside a picture the date stands on the tint, else it takes the whole field. */
const groundsOf = ({ picture }: EventCard): readonly Ground[] =>
  picture ? ['tint', 'field', 'paper'] : ['field', 'tint', 'paper'];

/** Events as tall rooms: a picture, the date, the floor. Any number of them. */
export function EventTiles({ events, words, all, inOrder, heading }: Props) {
  if (events.length === 0) return null;
  const { rooms, rest } = arrangeTiles(events, (event) => event.place.level, {
    style: 'events',
    extra: all ? 1 : 0,
    inOrder,
    groundsOf,
  });
  const last = rest[0];
  return (
    <Tiles style="events">
      {rooms.map(({ item, slot, ground }) => (
        <Tile
          key={item.id}
          slot={slot}
          href={item.href}
          level={item.place.level}
          where={eventPlace(item, words)}
          big={eventSign(item, words)}
          title={item.name}
          picture={item.picture}
          ground={ground}
          heading={heading}
        />
      ))}
      {all && last && <EndTile slot={last} href={all.href} title={all.name} />}
    </Tiles>
  );
}
