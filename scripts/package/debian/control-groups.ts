import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A hierarchy of control groups as this machine, or this container of it, sees it. */
interface Hierarchy {
  version: 1 | 2;
  /** Folder of the uppermost group that is seen: a group of one's own is a folder in it. */
  top: string;
}

/**
 * The hierarchy in which a systemd keeps its groups. Version 2 has one for everything; of version 1 there is one for each
 * controller and one by systemd's own name, also on hybrid systems, whose version 2 (`unified`) has no controllers.
 * @param root where control groups are mounted
 * @throws where there is none: a group made elsewhere would be a mere folder
 */
export function systemdHierarchy(root: string): Hierarchy {
  // The uppermost group has it too, whether it is the machine's or that of a container.
  if (existsSync(join(root, 'cgroup.controllers'))) return { version: 2, top: root };
  const named = join(root, 'systemd');
  if (existsSync(join(named, 'cgroup.procs'))) return { version: 1, top: named };
  throw new Error(
    `${root} has no control groups that a systemd can be given: neither version 2 (${root}/cgroup.controllers) nor the hierarchy "systemd" of version 1 (${named}/cgroup.procs).`,
  );
}
