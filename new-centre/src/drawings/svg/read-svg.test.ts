import { describe, expect, it } from 'vitest';
import type { Remark } from '../../remark.ts';
import { drawn } from '../drawings.fixture.ts';
import { middleOf } from '../geometry/geometry.ts';
import { tellerOf } from '../tell.ts';
import { readSvg } from './read-svg.ts';

function read(svg: string) {
  const remarks: Remark[] = [];
  const figures = readSvg(svg, 0.05, tellerOf('a.svg', remarks));
  return {
    remarks,
    names: figures.map(({ layer, label }) => `${layer} ${label}`),
    middles: figures.map(({ rings }) => {
      const { x, y } = middleOf(rings.flat());
      return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    }),
  };
}

const layers = (inner: string) => read(drawn(inner).svg);

describe('reading an SVG', () => {
  it('finds shapes of every kind', () => {
    const { middles, remarks } = layers(`<g id="rooms">
      <rect x="1" y="1" width="2" height="2"/><circle cx="5" cy="5" r="1"/><ellipse cx="6" cy="7" rx="2" ry="1"/>
      <polygon points="0,0 4,0 4,4"/><polyline points="0 0 2 0 2 2"/><line x1="1" y1="1" x2="3" y2="5"/>
      <path d="M0 0h8v8"/></g>`);
    expect(middles).toEqual([
      [2, 2],
      [5, 5],
      [6, 7],
      [2, 2],
      [1, 1],
      [2, 3],
      [4, 4],
    ]);
    expect(remarks).toEqual([]);
  });

  it('puts the transforms of groups round those of shapes', () => {
    const { middles } = layers(`<g transform="translate(100 0)"><g id="rooms" transform="scale(2)">
      <g transform="rotate(90)"><rect width="2" height="4" transform="translate(1 0)"/></g></g></g>`);
    expect(middles).toEqual([[96, 4]]);
  });

  it('names a shape by itself, else by the nearest group of its layer', () => {
    const { names } =
      layers(`<g id="Floor"><g id="rooms"><g id="1.01"><rect id="Vector" width="1" height="1"/></g>
      <g id="wing"><rect id="1.02" width="1" height="1"/></g><rect id="rect7" width="1" height="1"/></g></g>`);
    expect(names).toEqual(['rooms 1.01', 'rooms 1.02', 'rooms undefined']);
  });

  it('copies shapes and symbols to where they are used', () => {
    const { names, middles, remarks } = layers(`<defs><circle id="mark" r="1"/>
      <symbol id="sign" viewBox="-5 -5 10 10"><rect x="-5" y="-5" width="10" height="10"/></symbol></defs>
      <g id="doors"><use id="1.01" xlink:href="#mark" x="7" y="8"/><use href="#mark" transform="translate(3 4)"/></g>
      <g id="elevators"><g id="L1"><use xlink:href="#sign" x="10" y="20" width="2" height="2"/></g></g>`);
    expect(names).toEqual(['doors 1.01', 'doors mark', 'elevators L1']);
    expect(middles).toEqual([
      [7, 8],
      [3, 4],
      [11, 21],
    ]);
    expect(remarks).toEqual([]);
  });

  it('calls a room without a name by the number that is written in it', () => {
    const { names, remarks } = layers(`<g id="ROOMS">
      <path id="path1" d="M 0,0 L 10,0 L 10,10 L 0,10 z"/><path id="path2" d="M 10,0 L 20,0 L 20,10 L 10,10 z"/>
      <rect id="1.09" x="20" width="10" height="10"/><rect id="rect4" x="30" width="10" height="10"/>
      <rect id="rect5" x="40" width="10" height="10"/></g>
      <g id="NUMBERS"><text x="2" y="5"><tspan>1.01</tspan></text><text transform="translate(2 8)">85 m²</text>
      <g transform="translate(10)"><text x="1" y="5">A-12<title/></text><text x="1" y="7">64,5m2</text></g>
      <text x="22" y="5">1.03</text><text x="32" y="4">1.04</text><text x="32" y="8">1.05</text>
      <text x="42" y="5">Toys</text><text x="60" y="5">1.06</text></g>`);
    expect(names).toEqual(['rooms 1.01', 'rooms A-12', 'rooms 1.09', 'rooms undefined', 'rooms undefined']);
    expect(remarks).toEqual([]);
  });

  it('reads each line of a text where it begins', () => {
    const { names } =
      layers(`<g id="rooms"><rect width="10" height="10"/><rect y="10" width="10" height="10"/></g>
      <text x="1" y="5" transform="scale(2 1)"><tspan>Ground floor</tspan><tspan x="2" y="6">0.01</tspan>
      <tspan y="15"><tspan>0.02</tspan></tspan></text>`);
    expect(names).toEqual(['rooms 0.01', 'rooms 0.02']);
  });

  it('ends when copies copy themselves', () => {
    expect(layers('<g id="rooms"><g id="a"><use href="#a"/></g></g>').names).toEqual([]);
  });

  it('passes over what is hidden, defined or written, without a word', () => {
    const { names, remarks } = layers(`<style>.st1 , .off{fill:red;display:none}</style>
      <defs><g id="walls"><rect width="1" height="1"/></g></defs>
      <g id="doors" display="none"><rect width="1" height="1"/></g>
      <g id="old" style="opacity:1; display: none"><rect width="1" height="1"/></g>
      <g id="older" class="off"><rect width="1" height="1"/></g>
      <g id="words"><text>1.01</text></g>
      <g id="rooms"><rect id="1" width="1" height="1"/><rect id="2" class="st1" width="1" height="1"/></g>`);
    expect(names).toEqual(['rooms 1']);
    expect(remarks).toEqual([]);
  });

  it('tells each layer that it does not know once', () => {
    const { names, remarks } =
      layers(`<rect width="99" height="99"/><g id="walls"><path d="M0 0h1"/><path d="M0 0h1"/>
      </g><g id="decor"><g id="trees"><path d="M0 0h1"/></g></g><g id="rooms"><rect id="1" width="1" height="1"/></g>`);
    expect(names).toEqual(['rooms 1']);
    expect(remarks.map(({ at }) => at)).toEqual(['shapes outside any layer', 'walls', 'decor']);
    expect(new Set(remarks.map(({ weight }) => weight))).toEqual(new Set(['left-out']));
  });

  it.each([
    ['no XML', 'hello', /cannot be read as SVG/],
    ['a broken element', '<svg><g></svg>', /cannot be read as SVG/],
    ['another kind of file', '<html/>', /first element is <html>/],
    ['no layer', drawn('<g id="stuff"><path d="M0 0h1"/></g>').svg, /No layer has a shape/],
  ])('says what is wrong with %s', (_, svg, problem) => {
    const { names, remarks } = read(svg);
    expect(names).toEqual([]);
    expect(remarks.map((remark) => remark.problem).join(' ')).toMatch(problem);
  });

  it.each([
    ['a copy of nothing', '<use id="x" href="#gone"/>', /copy of something/],
    ['a shape without lines', '<path id="x" d=""/>', /no lines/],
    ['a size that is no number', '<rect id="x" width="wide" height="3"/>', /no lines/],
    ['a drawing within', '<svg id="x"><rect width="1" height="1"/></svg>', /drawing within/],
  ])('says so of %s', (_, shape, problem) => {
    const { names, remarks } = layers(`<g id="rooms">${shape}<rect id="1" width="1" height="1"/></g>`);
    expect(names).toEqual(['rooms 1']);
    expect(remarks).toEqual([expect.objectContaining({ at: 'x', problem: expect.stringMatching(problem) })]);
  });

  it('knows the entities of Illustrator, and a mark of byte order', () => {
    const svg =
      '\uFEFF<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><g id="rooms"><rect id="1" width="1" height="1"/></g></svg>';
    expect(read(svg).names).toEqual(['rooms 1']);
  });
});
