import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { readOutput, takeStrangeLines } from './program-output.ts';

afterEach(() => void takeStrangeLines());

/** Runs code in a process of its own, to its end. */
async function said(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = readOutput('a program', child);
  await once(child, 'close');
  return output;
}

test('reads a log however its lines arrive, of both streams', async () => {
  const output = await said(`
    process.stdout.write('{"event":"a"}\\n{"event":');
    process.stderr.write('{"event":"c"}\\n');
    process.stdout.write('"ż"}\\n');
  `);
  expect(output.log().map(({ event }) => event)).toEqual(expect.arrayContaining(['a', 'c', 'ż']));
  expect(takeStrangeLines()).toEqual([]);
});

test('remembers each line of either stream that is no JSON object, once, and an unfinished one', async () => {
  await said(`
    process.stdout.write('{"event":"a"}\\nwarning: something\\n[1]\\n');
    process.stderr.write('{"event":\\n\\nTypeError');
  `);
  expect(takeStrangeLines().sort()).toEqual(
    [
      'a program: warning: something',
      'a program: [1]',
      'a program: {"event":',
      'a program: TypeError',
    ].sort(),
  );
  expect(takeStrangeLines()).toEqual([]);
});

test('lets a line be that a kill has cut off', async () => {
  await said(`
    process.stdout.write('not JSON\\n{"event":', () => process.kill(process.pid, 'SIGKILL'));
    setInterval(() => {}, 1000);
  `);
  expect(takeStrangeLines()).toEqual(['a program: not JSON']);
});
