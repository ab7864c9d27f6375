import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemdHierarchy } from './control-groups.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groups-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Files as the kernel shows them below its mounts. */
function tree(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const VERSION_1 = {
  'memory/cgroup.procs': '1\n',
  'memory/memory.limit_in_bytes': '9223372036854771712\n',
  'cpu/cgroup.procs': '1\n',
  'systemd/cgroup.procs': '1\n',
};

it('takes the one hierarchy of version 2', () => {
  tree({ 'cgroup.controllers': 'cpuset cpu io memory pids\n', 'cgroup.procs': '1\n' });
  expect(systemdHierarchy(root)).toEqual({ version: 2, top: root });
});

it('takes the uppermost group of version 2 that a container sees, whatever limits and groups it has', () => {
  tree({
    'cgroup.controllers': '\n',
    'cgroup.type': 'domain\n',
    'memory.max': 'max\n',
    'cpu.max': 'max 100000\n',
    'init.scope/cgroup.controllers': '\n',
    // A service may be called so.
    'systemd/cgroup.procs': '7\n',
  });
  expect(systemdHierarchy(root)).toEqual({ version: 2, top: root });
});

it('takes systemd’s own of version 1, not one of a controller', () => {
  tree(VERSION_1);
  expect(systemdHierarchy(root)).toEqual({ version: 1, top: join(root, 'systemd') });
});

it('takes systemd’s own of version 1 on a hybrid system, at its top', () => {
  tree({
    ...VERSION_1,
    'unified/cgroup.controllers': '\n',
    'unified/cgroup.procs': '1\n',
    'systemd/system.slice/cgroup.procs': '9\n',
  });
  expect(systemdHierarchy(root)).toEqual({ version: 1, top: join(root, 'systemd') });
});

it('says what is missing where groups are mounted for controllers alone, or a folder is no group', () => {
  tree({ 'memory/cgroup.procs': '1\n' });
  expect(() => systemdHierarchy(root)).toThrow('nor the hierarchy "systemd"');
  mkdirSync(join(root, 'systemd'));
  expect(() => systemdHierarchy(root)).toThrow(join(root, 'systemd', 'cgroup.procs'));
});
