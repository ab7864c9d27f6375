import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { layerOf } from './layers.ts';
import { nameOf } from './names.ts';

function named(element: string, ids: readonly string[] = []) {
  const xmlns =
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
  const document = new DOMParser().parseFromString(`<svg ${xmlns}>${element}</svg>`, 'image/svg+xml');
  const [first] = document.documentElement?.children ?? [];
  return first && nameOf(first, new Set(ids));
}

describe('the name of an element', () => {
  it.each([
    ['<g inkscape:label="1.24" data-name="b" id="c"/>', '1.24'],
    ['<g data-name="A-12" id="c"/>', 'A-12'],
    ['<g id="A-12"/>', 'A-12'],
    ['<g id="path12"><title>A-12</title></g>', 'A-12'],
    ['<g inkscape:label=" 1.24  b "/>', '1.24 b'],
    ['<g id="_x31__x2E_24"/>', '1.24'],
    ['<g id="first_x20_aid_1_"/>', 'first aid'],
    ['<g id="rooms_1_"/>', 'rooms'],
  ])('%s is called %s', (element, name) => {
    expect(named(element)).toBe(name);
  });

  it('is that of its twin in Figma', () => {
    expect(named('<g id="atm_2"/>', ['atm', 'atm_2'])).toBe('atm');
    expect(named('<g id="A_2"/>', ['A_2', 'A_1']), 'no "A" in the file').toBe('A_2');
  });

  it.each(['path123', 'Rectangle 4', 'Vector_2', 'g10', 'Layer_1', 'XMLID_23_', 'rect12-3', ''])(
    'is none where a program made it up: %s',
    (id) => {
      expect(named(`<g id="${id}"/>`)).toBeUndefined();
    },
  );

  it('is not taken for made up where a room has it', () => {
    expect(named('<g id="line-up"/>')).toBe('line-up');
    expect(named('<g id="G12"/>')).toBe('G12');
  });
});

describe('a layer', () => {
  it.each([
    ['rooms', 'rooms'],
    ['Room', 'rooms'],
    ['OUTLINE', 'outline'],
    ['amenity', 'amenities'],
    ['stair', 'stairs'],
    ['staff', 'staff'],
    ['walls', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('of the name %s is %s', (name, layer) => {
    expect(layerOf(name)).toBe(layer);
  });
});
