import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** What a program whose output is all logged writes, and how it ends. */
async function written(source: string) {
  const own = new URL('other-output.ts', import.meta.url).href;
  const head = `
    import { format } from 'node:util';
    import { logAllOutput } from '${own}';
    const log = (event, fields) => process.stdout.write(JSON.stringify({ event, ...fields }) + '\\n');
    logAllOutput({ log, format, crashed: 'program.crashed' });`;
  const args = ['--experimental-strip-types', '--input-type=module', '--eval', `${head}\n${source}`];
  const ended = promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  const { stdout, stderr, code } = await ended.then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return {
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    stderr,
    code,
  };
}

it('makes one line of JSON of whatever the console, warnings and the last error say', async () => {
  const { lines, stderr, code } = await written(`
    console.error(new Error('of\\nmany lines'));
    console.log('%s of %d', 'one', 2);
    console.warn(JSON.stringify({ time: 'then', event: 'is-one.already' }));
    process.emitWarning('old', 'DeprecationWarning');
    setTimeout(() => Promise.reject(new Error('nobody waits for this')), 10);
  `);
  expect(lines).toMatchObject([
    { event: 'console', level: 'error', text: expect.stringMatching(/^Error: of\nmany lines\n +at /) },
    { event: 'console', level: 'info', text: 'one of 2' },
    { time: 'then', event: 'is-one.already' },
    { event: 'node.warning', text: 'old' },
    { event: 'program.crashed', level: 'error', why: expect.stringContaining('nobody waits for this') },
  ]);
  expect(stderr).toBe('');
  expect(code).toBe(1);
});
