import type { OfferCard } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { EndTile, Tile, Tiles } from '../../ui/Tile/Tile.tsx';
import { arrangeTiles } from '../../ui/Tile/tile-plan.ts';
import { offerPlace, offerTerm } from './offer-words.ts';

interface Props {
  offers: OfferCard[];
  words: PageWords;
  /** Closes the set with the way to all offers. */
  all?: { name: string; href: string };
  /** How many phones show; the rest is behind `all`. */
  onPhones?: number;
  /** The order says something: no offer moves to part floors that are the same. */
  inOrder?: boolean;
  heading?: 'h2' | 'h3';
}

/** Offers as fields of colour, any number of them; fields that are the same do not touch where it can be helped. */
export function OfferTiles(props: Props) {
  const { offers, words, all, onPhones = Number.POSITIVE_INFINITY, inOrder, heading } = props;
  if (offers.length === 0) return null;
  const { rooms, rest } = arrangeTiles(offers, (offer) => offer.place.level, { extra: all ? 1 : 0, inOrder });
  const last = rest[0];
  return (
    <Tiles>
      {rooms.map(({ item, slot, ground }, index) => (
        <Tile
          key={item.id}
          slot={slot}
          href={item.href}
          level={item.place.level}
          where={offerPlace(item)}
          big={item.label}
          title={item.name}
          text={offerTerm(item, words)}
          picture={item.picture}
          ground={ground}
          later={index >= onPhones}
          heading={heading}
        />
      ))}
      {all && last && <EndTile slot={last} href={all.href} title={all.name} />}
    </Tiles>
  );
}
