import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const STEPS = JSON.stringify(new URL('steps.ts', import.meta.url).href);
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code for another process
const ENDLESS = JSON.stringify('process.stdout.write(`${process.pid} `); setInterval(() => {}, 1000)');

/** A command that has begun with something endless. */
const COMMAND = `
import { run } from ${STEPS};
await run(process.execPath, ['--eval', ${ENDLESS}], { output: 'show' }).catch(() => undefined);
`;

it.each(['SIGTERM', 'SIGINT'] as const)('what a command has started ends with it at %s', async (signal) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(command.stdout, 'data');
  const started = Number(said);
  try {
    command.kill(signal);
    const [code] = await once(command, 'exit');
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(() => process.kill(started, 0)).toThrow('ESRCH');
  } finally {
    spawnSync('kill', ['-KILL', String(started)]);
  }
});

/** A process that becomes one with this code. */
const becoming = (code: string) => `
import { become } from ${STEPS};
become(process.execPath, ['--eval', ${JSON.stringify(code)}], {});
`;
const outcome = async (code: string, meanwhile?: NodeJS.Signals) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', becoming(code)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  if (meanwhile) {
    await once(command.stdout, 'data');
    command.kill(meanwhile);
  }
  const [status] = await ended;
  return status;
};

it.each([
  ['process.exit(78)', 78],
  ['process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)', 137],
  ['process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)', 143],
])('who becomes a program ends as it does: %s', async (code, status) =>
  expect(await outcome(code)).toBe(status),
);

it.each(['SIGTERM', 'SIGINT'] as const)(
  'who becomes a program ends well when it was asked to: %s',
  async (signal) =>
    expect(await outcome('process.stdout.write("."); setInterval(() => {}, 1000)', signal)).toBe(0),
);
