import { describe, expect, it } from 'vitest';
import { CENTRE } from '../../demo/structure/centre.ts';
import { DEMO_WORDS, isOfEveryCentre } from './demo-words.ts';

describe('DEMO_WORDS', () => {
  it.each([
    'Welcome to GALERIA BOREALIS',
    'ul. Zorzy 2',
    '01-942 Warszawa',
    CENTRE.mark,
    '<path transform="translate(215 100)" d="M150 530V670H370A70 70 0 0 0 370 530Z"/>',
    "'1': 'Piętro 1, koralowe'",
    "'0': 'Parter, zielony'",
    'Poziom −1, czarny',
    'floor 2, pink',
    "/** '1.24 Halland' */",
    'Supermarket Zapas: 7–23',
    'Nord/7',
  ])('finds %s', (line) => {
    expect(DEMO_WORDS.test(line)).toBe(true);
  });

  it.each([
    'Europe/Warsaw',
    'M0 0H570V800H0ZM150 130V800H420V130Z',
    'Parter to 0; puste: na zewnątrz.',
    'the floor, the room and the green of a sign',
    '--green: #00664a;',
    "tomorrow: 'Jutro'",
    'sukno, a kind of cloth',
    'Koleta, Żfiord, Hallandia',
  ])('leaves %s', (line) => {
    expect(DEMO_WORDS.test(line)).toBe(false);
  });
});

describe('isOfEveryCentre', () => {
  it('is every program, command and example of the operator’s', () => {
    for (const file of [
      'website/src/layout/shell.ts',
      'content/src/admin/logo.svg',
      'content/mail/words.ts',
      'contract/src/mark.ts',
      'scripts/start.ts',
      'new-centre/src/read-centre.ts',
      'deploy/compose.yaml',
    ])
      expect(isOfEveryCentre(file), file).toBe(true);
  });

  it('is not what brings the demo in or shows it, nor what tests anything with it', () => {
    for (const file of [
      'demo/structure/centre.ts',
      'content/src/seed/demo.ts',
      'scripts/dev/screenshots.ts',
      'website/fixtures/bodies.ts',
      'content/favicon.png',
      'website/src/layout/shell.examples.ts',
      'website/src/loaders.test.ts',
      'content/tests/unit/database.ts',
    ])
      expect(isOfEveryCentre(file), file).toBe(false);
  });
});
