import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_STOP_MS } from '../../contract/src/settings/stopping.ts';
import { createEnding } from './ending.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A program that ends when it is killed, or `takesMs` after it was asked to. */
function program(takesMs = Number.POSITIVE_INFINITY) {
  const heard: string[] = [];
  const child = Object.assign(new EventEmitter(), {
    exitCode: null as number | null,
    signalCode: null,
    kill(signal: string) {
      heard.push(signal);
      const exit = () => {
        child.exitCode = 0;
        child.emit('exit', 0);
      };
      if (signal === 'SIGKILL') exit();
      else if (Number.isFinite(takesMs)) setTimeout(exit, takesMs);
      return true;
    },
  });
  return { heard, child: child as unknown as ChildProcess };
}

/** Ends both. @returns whether both are gone by now */
function endingOf(website: ChildProcess, content: ChildProcess, lameDuckMs = 0) {
  const ending = createEnding(lameDuckMs);
  ending.watch('website', website);
  ending.watch('content', content);
  let gone = false;
  const end = (by: 'press' | 'else' = 'press') =>
    void ending.end(by).then(() => {
      gone = true;
    });
  end();
  return { again: end, gone: () => gone };
}

it('lets the content system say what became of the mails that are being sent', async () => {
  const [website, content] = [program(100), program(10_000 + 30_000)];
  const both = endingOf(website.child, content.child);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(both.gone()).toBe(true);
  expect([...website.heard, ...content.heard]).toEqual(['SIGTERM', 'SIGTERM']);
});

it('is over as soon as both are', async () => {
  const both = endingOf(program(100).child, program(300).child);
  await vi.advanceTimersByTimeAsync(299);
  expect(both.gone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(both.gone()).toBe(true);
});

it('kills what takes longer than its own stop can, each by its own measure and after the lame duck’s time', async () => {
  const [website, content] = [program(), program()];
  const both = endingOf(website.child, content.child, 5_000);
  await vi.advanceTimersByTimeAsync(LONGEST_STOP_MS.website + 5_000);
  expect([website.heard, content.heard]).toEqual([['SIGTERM', 'SIGKILL'], ['SIGTERM']]);
  await vi.advanceTimersByTimeAsync(LONGEST_STOP_MS.content - LONGEST_STOP_MS.website);
  expect(content.heard).toEqual(['SIGTERM', 'SIGKILL']);
  expect(both.gone()).toBe(true);
});

it('ends at once when Ctrl-C is pressed again, and takes one press that comes twice for one', async () => {
  const [website, content] = [program(), program()];
  const both = endingOf(website.child, content.child);
  await vi.advanceTimersByTimeAsync(200);
  both.again();
  await vi.advanceTimersByTimeAsync(1_000);
  // As the process that started this one says when the one that started it is gone.
  both.again('else');
  await vi.advanceTimersByTimeAsync(0);
  expect(both.gone()).toBe(false);
  both.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(both.gone()).toBe(true);
  expect(content.heard).toEqual(['SIGTERM', 'SIGKILL']);
});
