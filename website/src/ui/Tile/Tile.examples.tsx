import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN, PHOTO, SCENE } from '../examples/example-words.ts';
import { EndTile, FeatureTile, Tile, Tiles } from './Tile.tsx';
import { roomSlots } from './tile-plan.ts';

const OFFERS = [
  { level: 1, big: '−40%', title: 'na płaszcze zimowe', where: '1.24, Halland', picture: SCENE },
  { level: 0, big: '0 zł', title: 'badanie wzroku', where: '0.07, Atol Optyka', picture: PHOTO },
  { level: 3, big: '2 + 1', title: 'bilety w środy', where: '3.01, Kino Zorza' },
  { level: 2, title: 'Klocki na wagę', where: '2.11, Figiel', picture: SCENE },
  { level: -1, big: '½', title: 'ceny za chleb po 20', where: '−1.03, Bazar' },
] as const;

const LONG = [
  { level: 2, big: '1 234 567,89', title: HUNGARIAN.title, where: HUNGARIAN.shop, picture: SCENE },
  { level: 1, big: 'Gratisowo', title: BULGARIAN.title, where: BULGARIAN.word, picture: PHOTO },
  { level: null, title: HUNGARIAN.word, text: HUNGARIAN.text, where: HUNGARIAN.word },
] as const;

const EVENTS = [
  { level: 1, big: '4.12', title: 'Chór Praga śpiewa', where: 'Atrium północne', picture: SCENE },
  { level: 3, big: '6.12', title: 'Lodowisko na dachu', where: 'Dach', picture: SCENE },
  { level: 0, big: '24.11–2.12', title: BULGARIAN.title, where: BULGARIAN.word },
] as const;

const offerSlots = roomSlots(OFFERS.length + 1);
const last = offerSlots.at(-1);

export const EXAMPLES: Example[] = [
  {
    name: 'offers and the way to all',
    state: 'plain',
    wide: true,
    element: (
      <Tiles>
        {OFFERS.map((offer, index) => {
          const slot = offerSlots[index];
          return slot && <Tile key={offer.title} slot={slot} href="#Tile" {...offer} />;
        })}
        {last && <EndTile slot={last} href="#Tile" title="Wszystkie oferty" />}
      </Tiles>
    ),
  },
  {
    name: 'events, one of them tinted',
    state: 'plain',
    wide: true,
    element: (
      <Tiles style="events">
        {roomSlots(EVENTS.length, 'events').map((slot, index) => {
          const event = EVENTS[index];
          return (
            event && (
              <Tile
                key={event.title}
                slot={slot}
                href="#Tile"
                ground={'picture' in event ? 'tint' : 'field'}
                {...event}
              />
            )
          );
        })}
      </Tiles>
    ),
  },
  {
    name: 'alone on its tint',
    state: 'plain',
    wide: true,
    element: (
      <Tiles>
        {roomSlots(1).map((slot) => (
          <Tile
            key={1}
            slot={slot}
            href="#Tile"
            level={0}
            title="Noc zakupów"
            text="Do północy."
            ground="tint"
          />
        ))}
      </Tiles>
    ),
  },
  {
    name: 'third of one floor, on white',
    state: 'plain',
    wide: true,
    element: (
      <Tiles>
        {roomSlots(1).map((slot) => (
          <Tile
            key={1}
            slot={slot}
            href="#Tile"
            level={0}
            title="Noc zakupów"
            text="Do północy."
            ground="paper"
          />
        ))}
      </Tiles>
    ),
  },
  {
    name: 'among the shops of a plan',
    state: 'plain',
    element: (
      <FeatureTile href="#Tile" level={1} title="Dwa w cenie jednego" where="1.13, Tędy" picture={SCENE} />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <Tiles>
        {roomSlots(LONG.length + 1).map((slot, index) => {
          const offer = LONG[index];
          if (!offer) return <EndTile key="end" slot={slot} href="#Tile" title={HUNGARIAN.word} />;
          return <Tile key={offer.title} slot={slot} href="#Tile" {...offer} />;
        })}
      </Tiles>
    ),
  },
];
