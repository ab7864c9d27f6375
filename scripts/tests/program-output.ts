import type { ChildProcess } from 'node:child_process';

/** What a program has written to stdout and stderr so far. */
interface ProgramOutput {
  /** All of it, for a message. */
  text(): string;
  /** Its log: every line that is one JSON object. */
  log(): Record<string, unknown>[];
}

const found: string[] = [];

/**
 * Reads all that a program writes, and remembers every line that is no JSON object for `takeStrangeLines`. A line that a kill
 * has cut off is none.
 * @param name what the program is called where such a line is told
 */
export function readOutput(name: string, child: ChildProcess): ProgramOutput {
  const said: string[] = [];
  const take = (lines: string[]) => {
    said.push(...lines);
    for (const line of lines) if (isStrange(line)) found.push(`${name}: ${line}`);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      take(lines);
    });
    child.once('close', (_, signal) => {
      if (signal !== 'SIGKILL') take([rest]);
    });
  }
  return {
    text: () => said.join('\n'),
    log: () => said.map(jsonObject).filter((line) => line !== undefined),
  };
}

/** What programs have written since this was asked last that is no log: every line of it, after the program's name. */
export function takeStrangeLines(): string[] {
  return found.splice(0);
}

const isStrange = (line: string) => line !== '' && !jsonObject(line);

function jsonObject(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
