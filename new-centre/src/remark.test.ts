import { expect, it } from 'vitest';
import { inOrder, type Remark } from './remark.ts';

const remark = (file: string, at: string, problem = ''): Remark => ({
  ...{ file, at, problem },
  mend: '',
  weight: 'left-out',
});

it('tells of each file by its rows, and of the whole file around them', () => {
  const told = [
    remark('centre.yaml', 'line 12, hours'),
    remark('shops.csv', 'row 10, column room', 'first'),
    remark('hours.csv', 'row 3, column to'),
    remark('shops.csv', 'column logo'),
    remark('shops.csv', 'row 9, column name'),
    remark('shops.csv', 'row 10, column name', 'second'),
    remark('centre.yaml', 'line 4, timeZone'),
    remark('shops.csv', 'the file'),
    remark('floors/ground.svg', 'b'),
    remark('floors/ground.svg', 'a'),
  ];
  expect(inOrder(told).map(({ file, at, problem }) => [file, at, problem].join(' ').trim())).toEqual([
    'centre.yaml line 4, timeZone',
    'centre.yaml line 12, hours',
    'shops.csv the file',
    'shops.csv row 9, column name',
    'shops.csv row 10, column room first',
    'shops.csv row 10, column name second',
    'shops.csv column logo',
    'hours.csv row 3, column to',
    'floors/ground.svg b',
    'floors/ground.svg a',
  ]);
});
