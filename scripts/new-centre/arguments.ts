import { parseArgs } from 'node:util';
import type { EntryName } from '../../new-centre/src/entries/entry.ts';
import { REMOVABLE } from '../../new-centre/src/entries/removable.ts';
import { suggestion } from '../../new-centre/src/folder/nearest.ts';

interface Arguments {
  /** As it was typed. */
  folder: string | undefined;
  help: boolean;
  ask: boolean;
  check: boolean;
  intoExisting: boolean;
  removals: EntryName[];
}

/** @param command as it is typed before its folder */
export const usage = (command: string): string =>
  [
    `  ${command} my-centre                    reads the folder, and sends it`,
    `  ${command} my-centre --check            only reads it, and says what cannot be read`,
    `  ${command} my-centre --remove type:key  takes an entry off the site, such as tenant:bog-boots; as often as needed`,
    `  ${command} my-centre --into-existing    sends it over another centre`,
    `  ${command} my-centre --ask              makes the folder out of answers, which may be piped in`,
    'In a terminal a folder that is not there is made out of answers in any case. See docs/new-centre.md.',
  ].join('\n');

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        ask: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        'into-existing': { type: 'boolean', default: false },
        remove: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    // Its first sentence says what; the others are for those who write programs.
    const [what = ''] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/);
    throw new Error(`${what}.`);
  }
}

function removalOf(name: string): EntryName {
  const [type = '', key = ''] = name.split(':');
  if (key === '') throw new Error(`--remove ${name}: Write its type and its key, as in tenant:bog-boots.`);
  if (!REMOVABLE.includes(type))
    throw new Error(
      `--remove ${name}: nothing of the type "${type}" can be removed. ${suggestion(type, REMOVABLE)}`,
    );
  return { type, key };
}

/** Throws in words for people. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw new Error(`Say one folder; ${positionals.join(' and ')} were said.`);
  const { help, ask, check, remove, 'into-existing': intoExisting } = values;
  return {
    folder: positionals[0],
    ...{ help, ask, check, intoExisting },
    removals: remove.map(removalOf),
  };
}
