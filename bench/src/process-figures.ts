import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// What Linux tells of a process.

/** User and system time of a process so far, milliseconds (clock ticks of 10 ms). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory, megabytes. */
export function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** Lets a process with all its threads run on these processors alone (`0`, `0-3`). @returns on which it ran before */
export function pin(pid: number, processors: string): string {
  const before = /Cpus_allowed_list:\s+(\S+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  execFileSync('taskset', ['-a', '-c', '-p', processors, String(pid)], { stdio: 'ignore' });
  return before;
}
