import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN, PHOTO, SCENE } from '../examples/example-words.ts';
import { Carousel } from './Carousel.tsx';

const WORDS = { previous: 'Poprzednie', next: 'Następne' };

export const EXAMPLES: Example[] = [
  {
    name: 'slides of all floors',
    state: 'plain',
    wide: true,
    element: (
      <Carousel
        {...WORDS}
        label="Dla Ciebie"
        slides={[
          { title: 'Karta podarunkowa', text: 'Od 50 zł.', href: '#Carousel', picture: SCENE, level: 0 },
          { title: 'Zima na pięciu piętrach', href: '#Carousel', picture: PHOTO, level: 1 },
          { title: 'Lodowisko na dachu', text: 'Codziennie do 22.', href: '#Carousel', level: 3 },
          { title: 'Stylistka na godzinę', picture: SCENE, level: 2 },
          { title: 'Parking pod ziemią', text: 'Dwie godziny za darmo.', href: '#Carousel', level: -1 },
          { title: 'Coś bez piętra', href: '#Carousel', level: null },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <Carousel
        {...WORDS}
        label="Önnek ajánljuk"
        slides={[
          { title: HUNGARIAN.title, text: HUNGARIAN.text, href: '#Carousel', picture: SCENE, level: 2 },
          { title: HUNGARIAN.word, href: '#Carousel', level: 1 },
          { title: BULGARIAN.title, text: BULGARIAN.text, href: '#Carousel', picture: SCENE, level: 0 },
          { title: BULGARIAN.word, text: BULGARIAN.text, href: '#Carousel', level: 3 },
        ]}
      />
    ),
  },
];
