import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageWords } from '../../../i18n/page-words.ts';
import type { Building } from '../../map/building/building.ts';
import { PlanField } from './PlanField.tsx';

const floor = (level: number, outline: string) => ({
  ...{ level, outline, rooms: [], walls: [], voids: [], squares: [], landings: [], cores: [] },
  ...{ doors: '', bays: '', amenities: [], entrances: [] },
});

/** The corners of what is drawn flat, x to the right and y receding to the left, as `matrix(1 0 -0.5 0.4 0 0)` lays them. */
const corners = (width: number, height: number) =>
  [0, width].flatMap((x) => [0, height].map((y) => [x - y / 2, y * 0.4] as const));

it.each([
  { sheet: [570, 800] as const, of: 'a building as deep as the demo’s' },
  { sheet: [800, 324] as const, of: 'a broad one' },
])('shows $of whole', ({ sheet: [width, height] }) => {
  const building: Building = {
    ...{ sheet: [width, height], scale: 1, atria: [], nodes: [], edges: [], kiosks: [] },
    floors: [1, 0].map((level) => floor(level, `M0 0h${width}v${height}h-${width}z`)),
  };
  const html = renderToStaticMarkup(
    createElement(PlanField, {
      building,
      floors: [],
      hrefs: {
        map: '/map',
        floor: (level) => `/map?floor=${level}`,
        entrance: (sign) => `/map?from=${sign}`,
      },
      words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-25T10:00:00Z')),
    }),
  );
  const [left = 0, top = 0, across = 0, down = 0] = (/viewBox="([^"]+)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const lies = corners(width, height).map(
    ([x, y]) => x > left && x < left + across && y > top && y < top + down,
  );
  expect(lies).toEqual([true, true, true, true]);
});
