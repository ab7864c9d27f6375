import { describe, expect, it } from 'vitest';
import { fieldOf, plain } from '../../../src/admin/preview/find-field';

const values = {
  documentId: 'd2gnq1kc67',
  name: 'Kino w środę',
  slug: 'kino-w-srode',
  lead: 'Bilety za połowę ceny',
  description:
    '## Jak to działa\n\nPokaż **aplikację** w kasie. [Regulamin](/strona/regulamin) jest na stronie.',
  startsAt: '2026-12-06T09:00:00.000Z',
  day: '2026-12-06',
  price: null,
  picture: {
    id: 3,
    mime: 'image/jpeg',
    url: '/uploads/kino_a1b2.jpg',
    hash: 'kino_a1b2',
    alternativeText: 'Sala',
  },
  sections: [
    { __component: 'landing.hero', id: 1, title: 'Zima' },
    { __component: 'landing.faq', id: 2, questions: [{ question: 'Czy można z psem?', answer: 'Tak.' }] },
  ],
  tenant: { connect: [{ name: 'Zorza' }] },
};
const at = (texts: string[], more = {}) => fieldOf(values, { texts, pictures: [], dates: [], ...more });

describe('the field of what was clicked', () => {
  it('has the same text, whatever capitals, dashes and spaces the page gives it', () => {
    expect(at(['KINO W\u00a0ŚRODĘ'])).toBe('name');
    expect(at(['Bilety  za połowę ceny', 'all of the page'])).toBe('lead');
  });

  it('holds it, between marks of its own', () => {
    expect(at(['Jak to działa'])).toBe('description');
    expect(at(['Pokaż aplikację w kasie. Regulamin jest na stronie.'])).toBe('description');
    expect(at(['aplikację'])).toBe('description');
  });

  it('lies within parts of the form', () => {
    expect(at(['Zima'])).toBe('sections.0.title');
    expect(at(['Czy można z psem?'])).toBe('sections.1.questions.0.question');
  });

  it('is found by a text that stands with others under the click, and by what lies around it', () => {
    expect(at(['Oferta: Kino w środę, do niedzieli'])).toBe('name');
    expect(at(['→', 'Bilety za połowę ceny →', 'Bilety za połowę ceny'])).toBe('lead');
  });

  it('is not that of a neighbour, whose text lies around the click too', () => {
    expect(at(['Mapa', 'Mapa Bilety za połowę ceny'])).toBeNull();
  });

  it('is a picture’s, by its file or its description', () => {
    expect(at([], { pictures: ['http://x/media/kino_a1b2.jpg?w=640'] })).toBe('picture');
    expect(at([], { pictures: ['http://x/y.jpg', 'Sala'] })).toBe('picture');
  });

  it('is a date’s, by its day', () => {
    expect(at(['niedziela'], { dates: ['2026-12-06'] })).toBe('day');
  });

  it('is none for texts of other entries, of relations, and for what nobody sees', () => {
    for (const text of ['Mapa', 'Zorza', 'kino-w-srode', 'd2gnq1kc67', '', 'a'])
      expect(at([text]), text).toBeNull();
  });
});

it('plain texts have no marks', () => {
  expect(plain('<p>**Raz** – „dwa”</p>\n- trzy')).toBe('raz - "dwa" trzy');
});
