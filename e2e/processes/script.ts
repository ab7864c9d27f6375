import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs a script of ours to its end. Throws all that it said when it fails.
 * @param script path from the root
 * @param env beside PATH
 * @returns what it printed
 */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  /** What is typed. */
  input?: string,
): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [code, said, complaint] = await Promise.all([
    new Promise((resolve) => child.once('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${said}${complaint}`);
  return said;
}
