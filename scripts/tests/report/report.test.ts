import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../steps.ts';
import { briefly, type Outcome, quoted, Report, slowestOf, together, vitestOutcome } from './report.ts';

const nothing: Outcome = { passed: 0, skipped: 0, failed: [], unsteady: [] };
const fails = (reason: string) => () => Promise.reject(new Error(reason));
const works = () => Promise.resolve();

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the report of a run', () => {
  it('goes on after a part that failed, and names each with its command', async () => {
    const report = new Report();
    expect(await report.part('Lint', 'npm run check -- lint', fails('a comma\nand more'))).toBe(false);
    expect(await report.part('Types', 'npm run check -- types', works)).toBe(true);
    await report.tests('Units', 'npm run test:unit', fails('ended with 1'), () => ({
      ...nothing,
      passed: 7,
      skipped: 2,
      failed: [{ what: 'a.test.ts: adds', command: 'npm run test:unit -- a.test.ts', reason: '3 is not 2' }],
    }));
    expect(report.end()).toBe(false);
    expect(said).toContain(
      'Failed: 2\n  Lint\n    a comma | and more\n    npm run check -- lint\n  a.test.ts: adds\n',
    );
    expect(said).toMatch(/\nTests: 8 passed, 2 failed, 2 skipped\n$/);
  });

  it('passes with unsteady tests, and says which', async () => {
    const report = new Report();
    const unsteady = [
      { what: 'b.spec.ts:3', command: 'npm run test:e2e -- b.spec.ts:3', reason: 'too late' },
    ];
    await report.tests('Journeys', 'npm run test:e2e', works, () => ({ ...nothing, passed: 1, unsteady }));
    expect(report.end()).toBe(true);
    expect(said).toContain('Unsteady, passed only when tried again: 1\n  b.spec.ts:3\n    too late\n');
  });

  it.each([
    [12, '\nSlowest:\n  15.0 s  11.spec.ts\n  13.8 s  10.spec.ts\n'],
    [9, ''],
  ])('of %i tests names the ten slowest, if there are as many', async (count, expected) => {
    const report = new Report();
    const tests = Array.from({ length: count }, (_, at) => ({ what: `${at}.spec.ts`, ms: (at + 1) * 1_250 }));
    const all = { ...nothing, slowest: slowestOf(tests) };
    await report.tests('Journeys', 'npm run test:e2e', works, () => all);
    expect(report.end()).toBe(true);
    expect(said).toContain(expected);
    expect(said.match(/ s {2}\d+\.spec\.ts/g) ?? []).toHaveLength(expected ? 10 : 0);
  });

  it.each([
    ['wrote nothing down though it ended well', works, undefined],
    ['failed without a test that did', fails('ended with 1'), nothing],
    ['failed and wrote nothing down', fails('ended with 1'), undefined],
  ])('counts a part as failed whose runner %s', async (_, work, outcome) => {
    const report = new Report();
    await report.tests('Journeys', 'npm run test:e2e', work, () => outcome);
    expect(report.end()).toBe(false);
    expect(said).toContain('Failed: 1\n  Journeys\n');
  });
});

describe('what Vitest wrote down', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'outcome-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('becomes one failure a test, and one for a file that could not be read', () => {
    const file = join(folder, 'unit.json');
    const test = (status: string, fullName: string) => ({
      status,
      fullName,
      failureMessages: status === 'failed' ? ['\u001b[31mit’s\u001b[39m wrong\nat line 3'] : [],
    });
    const results = [
      {
        name: join(ROOT, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [test('failed', "adds one's"), test('passed', 'takes')],
      },
      { name: join(ROOT, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
      { name: join(ROOT, 'c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ];
    writeFileSync(file, JSON.stringify({ numPassedTests: 1, numPendingTests: 0, testResults: results }));
    expect(vitestOutcome(file, 'npm run test:unit')).toEqual({
      passed: 1,
      skipped: 0,
      unsteady: [],
      failed: [
        {
          what: "a.test.ts: adds one's",
          command: String.raw`npm run test:unit -- a.test.ts -t 'adds one'\''s'`,
          reason: 'it’s wrong | at line 3',
        },
        { what: 'b.test.ts', command: 'npm run test:unit -- b.test.ts', reason: 'no such file' },
      ],
    });
  });

  it('is nothing where there is no file', () => {
    expect(vitestOutcome(join(folder, 'none.json'), 'npm run test:unit')).toBeUndefined();
  });
});

it('adds up two runs', () => {
  const one = (what: string) => [{ what, command: '' }];
  expect(
    together(
      { passed: 3, skipped: 1, failed: [], unsteady: one('a'), slowest: [{ what: 'a', ms: 7 }] },
      { passed: 1, skipped: 0, failed: one('b'), unsteady: one('c'), slowest: [{ what: 'c', ms: 9 }] },
    ),
  ).toEqual({
    passed: 4,
    skipped: 1,
    failed: one('b'),
    unsteady: [...one('a'), ...one('c')],
    slowest: [
      { what: 'c', ms: 9 },
      { what: 'a', ms: 7 },
    ],
  });
});

it('counts what stumbled in both', () => {
  const stumbled = (times: number): Outcome => ({
    ...nothing,
    unsteady: Array.from({ length: times }, (_, at) => ({ what: `journey ${at}`, command: '' })),
  });
  expect(together(stumbled(2), stumbled(1)).failed).toEqual([]);
  expect(together(stumbled(2), stumbled(2)).failed).toMatchObject([
    { what: expect.stringContaining('stumbled 4 times') },
  ]);
});

it('says an error in one line, and quotes what a shell would take apart', () => {
  expect(briefly(new Error('\n  \u001b[31mred\u001b[39m\nmore'))).toBe('red | more');
  expect(briefly('')).toBe('');
  expect([quoted('a/b.ts:3'), quoted('two words')]).toEqual(['a/b.ts:3', "'two words'"]);
});
