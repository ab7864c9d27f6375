import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packedPage } from '../packed-page.ts';
import { cpuMs, pin } from '../process-figures.ts';
import type { LoadFigures, LoadOrder } from './load.ts';

/** What one address gives from the page cache, beside a bare server that sends the same body. */
interface HitFigures {
  path: string;
  ours: Side;
  /** A bare server that sends the same headers as well. */
  bare: Side;
  /** One that sends the three headers that no page can be without. */
  least: Side;
  /** Our answers a second over those of the bare server with the same headers. */
  ratio: number;
  /** Bytes of our answer's head. */
  headBytes: number;
}

interface Side {
  /** Answers a second. */
  rate: number;
  /** Processor time of the server for each answer, microseconds. */
  microseconds: number;
  /** Share of its processor that the server used; near 1 it was the limit. */
  busy: number;
  /** Share of its processor that the client had left. */
  room: number;
}

/** Short ones that alternate: a shared machine slows one server or the other down by a third for seconds at a time. */
const ROUNDS = 16;
const SECONDS = 1;
/** For ten seconds what is run often is compiled still, beside the answers and on their processor. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 50;
/** As a browser sends them. */
const BROWSER = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language: pl-PL,pl;q=0.9,en;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Connection: keep-alive',
];
const LEAST = new Set(['content-type', 'content-encoding', 'content-length']);
/** Every answer of node:http has these, whoever makes it. */
const NODE_S_OWN = new Set(['date', 'connection', 'keep-alive']);
/** The server has one processor, the client the other. */
const SERVER = '0';
const CLIENT = '1';

/**
 * Measures pages that are in the cache, in rounds that alternate with the bare server, each server alone on one
 * processor and the client on another.
 * @param base address of the website, which runs as process `pid`
 */
export async function measureHits(
  base: string,
  pid: number,
  paths: readonly string[],
): Promise<HitFigures[]> {
  const before = pin(pid, SERVER);
  try {
    const figures: HitFigures[] = [];
    for (const path of paths) figures.push(await measureOne(base, pid, path));
    return figures;
  } finally {
    pin(pid, before);
  }
}

async function measureOne(base: string, pid: number, path: string): Promise<HitFigures> {
  const { port } = new URL(base);
  // A page that is asked for so often is packed anew meanwhile: the bare server sends what ours sends then.
  await load(Number(port), path, pid, WARM_UP_SECONDS);
  const page = await packedPage(base + path);
  const bare = await startBare(page.body, headersOf(page));
  const least = await startBare(page.body, filtered(headersOf(page), LEAST, true));
  const rounds: { ours: Round; bare: Round; least: Round }[] = [];
  try {
    for (const one of [bare, least]) await load(one.port, '/', one.pid, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        ours: await load(Number(port), path, pid, SECONDS),
        bare: await load(bare.port, '/', bare.pid, SECONDS),
        least: await load(least.port, '/', least.pid, SECONDS),
      });
    }
  } finally {
    bare.stop();
    least.stop();
  }
  const [ours, same, three] = (['ours', 'bare', 'least'] as const).map((one) =>
    side(rounds.map((round) => round[one])),
  ) as [Side, Side, Side];
  return {
    path,
    ours,
    bare: same,
    least: three,
    ratio: ours.rate / same.rate,
    headBytes: rounds[0]?.ours.headBytes ?? 0,
  };
}

interface Round extends LoadFigures {
  serverMs: number;
}

/** Of a side's rounds the one that a quarter of them were faster than: what else runs on the machine only ever slows down. */
function side(rounds: readonly Round[]): Side {
  const sides = rounds.map(({ answers, seconds, serverMs, room }) => ({
    rate: answers / seconds,
    microseconds: (serverMs * 1_000) / answers,
    busy: serverMs / 1_000 / seconds,
    room,
  }));
  const quarter = sides.toSorted((a, b) => b.rate - a.rate)[ROUNDS / 4];
  if (!quarter) throw new Error('No round was measured.');
  return quarter;
}

async function load(port: number, path: string, pid: number, seconds: number): Promise<Round> {
  const order: LoadOrder = { port, path, headers: BROWSER, connections: CONNECTIONS, seconds };
  const before = cpuMs(pid);
  const client = spawn(
    'taskset',
    ['-c', CLIENT, process.execPath, join(import.meta.dirname, 'load.ts'), JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  client.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = await once(client, 'close');
  if (code !== 0) throw new Error(`The client ended with ${code} on ${path}.`);
  const figures: LoadFigures = JSON.parse(said);
  return { ...figures, serverMs: cpuMs(pid) - before };
}

const headersOf = ({ headers }: { headers: readonly string[] }) => filtered(headers, NODE_S_OWN, false);

/** Those of a list of names and values in turn whose names are among some, or are not. */
function filtered(list: readonly string[], names: ReadonlySet<string>, among: boolean): string[] {
  return list.flatMap((name, index) =>
    index % 2 === 0 && names.has(name.toLowerCase()) === among ? [name, list[index + 1] ?? ''] : [],
  );
}

async function startBare(
  body: Buffer,
  headers: readonly string[],
): Promise<{ port: number; pid: number; stop: () => void }> {
  const child: ChildProcess = spawn(
    'taskset',
    ['-c', SERVER, process.execPath, join(import.meta.dirname, 'bare-server.ts'), JSON.stringify(headers)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin?.end(body);
  const [said] = child.stdout ? await once(child.stdout, 'data') : [];
  const { pid } = child;
  if (pid === undefined) throw new Error('The bare server did not start.');
  return { port: Number(String(said).trim()), pid, stop: () => child.kill() };
}
