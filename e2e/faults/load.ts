import { Agent, request } from 'node:http';

/** What a crowd of visitors was answered. */
interface Load {
  answers: number;
  /** Everything that was not the wanted status: the status, or how the connection failed, with its count. */
  odd: Map<string, number>;
  /** Milliseconds until the whole answer was there, from the quickest. */
  times: number[];
}

/** The given part of all answers took at most so long (ms). */
export const percentile = ({ times }: Load, part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

export const oddOnes = ({ odd }: Load): number => [...odd.values()].reduce((sum, count) => sum + count, 0);

/**
 * Asks for pages over so many connections that are kept open, each for the next as soon as one has come.
 * @param until asked before each request @param wanted the status of a good answer
 */
export async function load(
  origin: string,
  paths: readonly string[],
  { connections, until, wanted = 200 }: { connections: number; until: () => boolean; wanted?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: Load = { answers: 0, odd: new Map(), times: [] };
  const note = (what: string) => result.odd.set(what, (result.odd.get(what) ?? 0) + 1);
  const one = (path: string) =>
    new Promise<void>((resolve) => {
      const began = performance.now();
      const asked = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.on('data', () => undefined);
        answer.on('error', ({ message }) => {
          note(message);
          resolve();
        });
        answer.on('end', () => {
          result.answers += 1;
          result.times.push(performance.now() - began);
          if (answer.statusCode !== wanted) note(`${answer.statusCode} ${path}`);
          resolve();
        });
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        note(error.code ?? error.message);
        resolve();
      });
      asked.end();
    });
  await Promise.all(
    Array.from({ length: connections }, async (_, visitor) => {
      for (let turn = visitor; !until(); turn += 1) await one(paths[turn % paths.length] ?? '/');
    }),
  );
  agent.destroy();
  result.times.sort((a, b) => a - b);
  return result;
}

/** For `load`: until so many seconds are over. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
}
