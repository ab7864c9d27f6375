import type { Example } from './example.ts';
import { BULGARIAN, HUNGARIAN, PHOTO, SCENE } from './example-words.ts';
import { EndRoom, FeatureRoom, Room, Rooms } from './Room.tsx';
import { roomSlots } from './room-plan.ts';

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
      <Rooms>
        {OFFERS.map((offer, index) => {
          const slot = offerSlots[index];
          return slot && <Room key={offer.title} slot={slot} href="#Room" {...offer} />;
        })}
        {last && <EndRoom slot={last} href="#Room" title="Wszystkie oferty" />}
      </Rooms>
    ),
  },
  {
    name: 'events, one of them tinted',
    state: 'plain',
    wide: true,
    element: (
      <Rooms style="events">
        {roomSlots(EVENTS.length, 'events').map((slot, index) => {
          const event = EVENTS[index];
          return (
            event && (
              <Room key={event.title} slot={slot} href="#Room" onTint={'picture' in event} {...event} />
            )
          );
        })}
      </Rooms>
    ),
  },
  {
    name: 'alone on its tint',
    state: 'plain',
    wide: true,
    element: (
      <Rooms>
        {roomSlots(1).map((slot) => (
          <Room key={1} slot={slot} href="#Room" level={0} title="Noc zakupów" text="Do północy." tint />
        ))}
      </Rooms>
    ),
  },
  {
    name: 'among the shops of a plan',
    state: 'plain',
    element: (
      <FeatureRoom href="#Room" level={1} title="Dwa w cenie jednego" where="1.13, Tędy" picture={SCENE} />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <Rooms>
        {roomSlots(LONG.length + 1).map((slot, index) => {
          const offer = LONG[index];
          if (!offer) return <EndRoom key="end" slot={slot} href="#Room" title={HUNGARIAN.word} />;
          return <Room key={offer.title} slot={slot} href="#Room" {...offer} />;
        })}
      </Rooms>
    ),
  },
];
