import { statSync } from 'node:fs';

/** Why a folder cannot be read, and what to do; undefined where it is there. */
export function folderFault(folder: string): string | undefined {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return undefined;
  if (there) return `${folder} is no folder.`;
  return [
    `There is no folder ${folder}.`,
    'In a terminal this command makes it out of twelve answers. Without one, make it with a centre.yaml in it: name, languages and timeZone are enough to begin with.',
  ].join('\n');
}
