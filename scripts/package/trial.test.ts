import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { said } from './trial.ts';

let before: typeof process.exitCode;
let lines: string[];
beforeEach(() => {
  before = process.exitCode;
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

it('fails for what took longer than it may, and says so', () => {
  process.exitCode = 0;
  said('unpacked', 9, '400 MB');
  said('first start', 29.96, '', 30);
  said('second start', 15, 'with data', 15);
  expect(process.exitCode).toBe(0);
  said('second start', 15.3, '', 15);
  expect(process.exitCode).toBe(1);
  expect(lines).toEqual([
    'unpacked: 9.0 s, 400 MB\n',
    'first start: 30.0 s, at most 30.0 s\n',
    'second start: 15.0 s, with data, at most 15.0 s\n',
    'second start: 15.3 s, TOO LONG, at most 15.0 s\n',
  ]);
});
