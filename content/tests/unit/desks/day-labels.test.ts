import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { dayLabels } from '../../../src/admin/desks/day-labels';

test('the parts of a day and of a moment are called in the admin’s language', () => {
  expect(dayLabels('date', 'pl')).toEqual({
    calendarLabel: 'Wybierz dzień',
    monthSelectLabel: 'Miesiąc',
    yearSelectLabel: 'Rok',
  });
  expect(dayLabels('datetime', 'pl')).toMatchObject({ monthSelectLabel: 'Miesiąc', timeLabel: 'Godzina' });
  expect(dayLabels('datetime', 'en')).toMatchObject({ monthSelectLabel: 'Month', timeLabel: 'Time' });
});

test('other fields have no such parts', () => {
  expect(dayLabels('string', 'pl')).toEqual({});
  expect(dayLabels(undefined, 'pl')).toEqual({});
});

test('they are all that the design system says in English of its own', () => {
  const path = createRequire(import.meta.url).resolve('@strapi/design-system');
  const code = readFileSync(path.replace(/\.js$/, '.mjs'), 'utf8');
  const pickers = code.slice(code.indexOf('"DatePicker"') - 50);
  const defaults = [...pickers.matchAll(/(\w*(?:date|time|month|year)\w*Label): \w+ = "\w[\w ]+"/gi)].map(
    ([, name]) => name,
  );
  const told = new Set(Object.keys(dayLabels('datetime', 'pl')));
  expect(defaults).toContain('timeLabel');
  expect(defaults.filter((name) => name !== undefined && !told.has(name))).toEqual([]);
});
