import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { slugOf } from '../../new-centre/src/folder/slugs.ts';
import { type ContentDoor, contentDoor } from '../../new-centre/src/send/content-door.ts';
import { ROOT } from '../steps.ts';
import { assigned } from './said-addresses.ts';

/**
 * `DATA_DIR` of the centre of a folder where nobody says another one: beside `.data`, which is the demo's.
 * @param taken the one that has another centre
 */
export function ownDataDir(folder: string, taken?: string): string {
  const own = `.data-${slugOf(basename(folder))}`;
  return own === taken ? `${own}-2` : own;
}

/** A folder as it is typed into a shell. */
const typed = (folder: string): string => (/\s/.test(folder) ? JSON.stringify(folder) : folder);

/** What is sent, and where to. */
export interface Sending {
  /** How the command is called where it was typed, up to its folder. */
  command: string;
  /** As it was typed. */
  folder: string;
  /** Key of the centre. */
  centre: string;
  /** Of the content system: origin, without a trailing slash. */
  url: string;
  /** What may be its `DATA_DIR`, from the root; it is the first one whose token it takes. */
  dataDirs: readonly string[];
  /** Ports beside those of what runs there; undefined where it was started for this centre alone. */
  freePorts?: { website: number; content: number };
  intoExisting: boolean;
  /** What the environment says of HOST and ports. */
  addresses: Readonly<Record<string, string>>;
}

/** How this centre is made in a database of its own. */
function ownDatabase({ command, folder, addresses, freePorts }: Sending, taken?: string): string {
  const ports = freePorts && { PORT: String(freePorts.website), CONTENT_PORT: String(freePorts.content) };
  return `${assigned({ ...addresses, ...ports })}DATA_DIR=${ownDataDir(folder, taken)} ${command} ${typed(folder)}`;
}

function inUse(sending: Sending, reason: string, dataDir: string): Error {
  return new Error(
    [
      `Nothing was sent to ${sending.url} (DATA_DIR=${dataDir}). ${reason}`,
      '\nFor a database of its own:',
      `  ${ownDatabase(sending, dataDir)}`,
      'To write over what is there, with the shops of this folder beside those that it has:',
      `  ${assigned(sending.addresses)}DATA_DIR=${dataDir} ${sending.command} ${typed(sending.folder)} --into-existing`,
    ].join('\n'),
  );
}

/**
 * The import of the content system that runs, once it takes this centre. Throws in words for people, with what can be done,
 * where it has another one already or runs over other data.
 */
export async function openDoor(sending: Sending, ask: typeof fetch = fetch): Promise<ContentDoor> {
  const { url, dataDirs, centre, intoExisting } = sending;
  for (const dataDir of dataDirs) {
    const token = join(resolve(ROOT, dataDir), 'content', 'import-token');
    if (!existsSync(token)) continue;
    const door = contentDoor(url, readFileSync(token, 'utf8').trim(), ask);
    const claim = await door.claim(centre, intoExisting);
    if (claim.outcome === 'taken') return door;
    if (claim.outcome === 'in-use') throw inUse(sending, claim.reason, dataDir);
  }
  throw new Error(
    [
      `Nothing was sent: ${url} answers, but not with the data of ${dataDirs.join(' or ')}.`,
      'Say with which DATA_DIR it was started, or make a centre beside it:',
      `  ${ownDatabase(sending)}`,
    ].join('\n'),
  );
}
