import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_STOP_MS } from '@mall/contract/settings/stopping.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort, isFree } from '../../../scripts/programs/free-port.ts';
import { answering } from '../../../scripts/programs/test-programs.ts';
import { ROOT } from '../../../scripts/steps.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { get, startWebsite, until } from '../../processes/website-process.ts';

/** What the network said, beneath what fetch made of it. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error && error.cause ? codeOf(error.cause) : String(error);
}

/**
 * Has 30 visitors ask without a break, ends the program in the midst of it, and says what went wrong.
 * @param ask one request; answers whether it was served @param ready nothing is ended before it is true
 * @param goesOn whether visitors ask on until nobody listens, or look elsewhere once the program is not ready any more
 */
async function endedUnderLoad(
  ask: (turn: number) => Promise<boolean>,
  ready: (answered: number) => boolean,
  stop: () => Promise<unknown>,
  goesOn: boolean,
) {
  const failures: string[] = [];
  let answered = 0;
  let stopping = false;
  const visitors = Array.from({ length: 30 }, async (_, index) => {
    for (let turn = index; goesOn || !stopping; turn += 30) {
      try {
        if (!(await ask(turn))) failures.push('not served');
        answered += 1;
      } catch (error) {
        const code = codeOf(error);
        // Nobody listens any more: the request was never taken.
        if (!stopping || code !== 'ECONNREFUSED') failures.push(code);
        return;
      }
    }
  });
  while (!ready(answered)) await pause(5);
  stopping = true;
  const began = Date.now();
  await stop();
  const took = Date.now() - began;
  await Promise.all(visitors);
  return { failures, answered, took };
}

test('SIGTERM under load: no request that a program has taken is lost', long(fault(32)), async () => {
  test.setTimeout(scaled(240_000));
  // Uncached pages too, so that some are being made when the signal comes.
  const warm = ['/', '/sklepy/moda', '/oferty'];
  const paths = [...warm, '/sk-SK', '/ro-RO', '/en/tenants/fashion'];
  const rounds = inFull(1, 5);
  const proxy = await startContentProxy();
  const lost: string[] = [];
  let [answers, slowest] = [0, 0];
  const note = ({ failures, answered, took }: Awaited<ReturnType<typeof endedUnderLoad>>) => {
    lost.push(...failures);
    answers += answered;
    slowest = Math.max(slowest, took);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const site = await startWebsite(proxy.url);
      for (const path of warm) await until(site.url + path, ({ status }) => status === 200, 45_000);
      note(
        await endedUnderLoad(
          async (turn) => {
            const path = paths[turn % paths.length] ?? '/';
            const { status } = await get(site.url + path);
            // On a busy machine a page that is not at hand may take too long; that is an answer too.
            return status === 200 || (status === 503 && !warm.includes(path));
          },
          (answered) => answered >= 200,
          async () => expect(await site.stop()).toBe(0),
          true,
        ),
      );
      await site.remove();
    }
  } finally {
    await proxy.close();
  }
  figure(
    32,
    `website ended ${rounds} times under 30 visitors`,
    `of ${answers} requests in flight failed`,
    lost.length,
    { atMost: 0 },
  );
  expect.soft(lost.splice(0)).toEqual([]);

  const dataDir = mkdtempSync(join(tmpdir(), 'stopping-'));
  copyDemo(dataDir);
  answers = 0;
  try {
    const content = await startContent(dataDir);
    note(
      await endedUnderLoad(
        async () =>
          (await send(content.url, 'landingLead', landingLead(freshEmail('stop')), { key: freshKey() }))
            .status === 200,
        (answered) => answered >= 100,
        () => content.stop(),
        false,
      ),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  figure(
    32,
    'content system ended under 30 senders of forms',
    `of ${answers} forms in flight failed`,
    lost.length,
    { atMost: 0 },
  );
  expect.soft(lost).toEqual([]);
  figure(32, 'both', 'longest end', Math.round(slowest), { atMost: 10_000, unit: 'ms' });
});

test(
  'a program that is told to end says so at /readyz first, and answers as before until then',
  long(fault(32)),
  async () => {
    test.setTimeout(scaled(60_000));
    const dataDir = mkdtempSync(join(tmpdir(), 'duck-'));
    copyDemo(dataDir);
    let shortest = Number.POSITIVE_INFINITY;
    const duck = { LAME_DUCK_SECONDS: '2' };
    const [website, content] = await Promise.all([
      startWebsite(contentUrl(), { env: duck }),
      startContent(dataDir, duck),
    ]);
    try {
      await until(`${website.url}/readyz`, ({ status }) => status === 200);
      for (const [program, path] of [
        [website, '/'],
        [content, '/api/header/static?locale=pl-PL'],
      ] as const) {
        const began = performance.now();
        const gone = program.stop();
        const { status } = await until(`${program.url}/readyz`, (answer) => answer.status === 503);
        expect(status).toBe(503);
        expect((await get(program.url + path)).status, path).toBe(200);
        await gone;
        shortest = Math.min(shortest, performance.now() - began);
      }
      figure(32, 'LAME_DUCK_SECONDS=2', 'answered as before while not ready any more', Math.round(shortest), {
        atLeast: 1_900,
        unit: 'ms',
      });
    } finally {
      await Promise.all([website.remove(), content.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test('npm start that is ended by the id of npm alone leaves no program on either port', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(240_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'started-'));
  copyDemo(dataDir);
  const ports = [await freePort(), await freePort()] as const;
  const free = () => Promise.all(ports.map(isFree));
  const { PATH, HOME } = process.env;
  const [port, contentPort] = ports.map(String);
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, GIT_HOOKS: '0', PORT: port, CONTENT_PORT: contentPort, DATA_DIR: dataDir },
    // In a group of its own, so that whatever is left of it can be ended here.
    detached: true,
    stdio: 'ignore',
  });
  try {
    await Promise.all(ports.map((one) => answering(`http://127.0.0.1:${one}/readyz`)));
    expect(await free()).toEqual([false, false]);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(free, { timeout: scaled(LONGEST_STOP_MS.content) }).toEqual([true, true]);
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // As it should be: nothing is left of it.
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
});
