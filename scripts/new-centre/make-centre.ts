import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askCentre } from '../../new-centre/src/asking/ask-centre.ts';
import { firstFolder } from '../../new-centre/src/asking/first-folder.ts';
import { askInTerminal } from '../../new-centre/src/asking/terminal.ts';
import type { CentreContent } from '../../new-centre/src/entries/centre-entries.ts';
import type { EntryName } from '../../new-centre/src/entries/entry.ts';
import { leftBehind } from '../../new-centre/src/entries/removable.ts';
import type { Centre } from '../../new-centre/src/folder/centre.ts';
import { type FolderFiles, filesOf } from '../../new-centre/src/folder/folder-files.ts';
import { slugOf } from '../../new-centre/src/folder/slugs.ts';
import { counted } from '../../new-centre/src/folder/telling.ts';
import { readCentre } from '../../new-centre/src/read-centre.ts';
import type { Remark } from '../../new-centre/src/remark.ts';
import type { ContentDoor, Sent } from '../../new-centre/src/send/content-door.ts';
import type { Preparation } from '../programs/run-both.ts';
import { ROOT } from '../steps.ts';
import { readArguments, usage } from './arguments.ts';
import { folderFault } from './given-folder.ts';
import { openDoor, ownDataDir, type Sending } from './open-door.ts';
import { assigned, saidAddresses } from './said-addresses.ts';

/** Where the command is given: a checkout, which builds what it starts, or the unpacked archive. */
interface Place {
  /** As the command is typed before its folder. */
  command: string;
  /** As both programs are started again. */
  start: string;
  prepare: Preparation;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function printRemarks(remarks: readonly Remark[]) {
  const byFile = Map.groupBy(remarks, ({ file }) => file);
  for (const [file, own] of byFile) {
    say(`\n${file}`);
    for (const { at, problem, mend, weight } of own)
      say(`  ${at}: ${problem} ${mend}${weight === 'guessed' ? ' (assumed for now)' : ''}`);
  }
}

/** What both programs are told of a centre, where nobody has said otherwise. */
function settingsOf({ languages, timeZone }: Centre): Record<string, string> {
  return {
    LOCALES: languages.join(','),
    DEFAULT_LOCALE: languages[0],
    CENTRE_TIME_ZONE: timeZone,
    DEMO: '0',
  };
}

/** Makes a folder out of what is answered. */
async function askFor(folder: string) {
  say('A new centre. What is left out now can be written into its folder later.\n');
  const terminal = askInTerminal(process.stdin, process.stdout);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const answers = await askCentre(terminal.ask, say, zone).catch((error: Error) =>
    fail(`\n${error.message}`),
  );
  terminal.close();
  for (const path of ['pictures', 'floors', 'texts']) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(firstFolder(answers))) writeFileSync(join(folder, path), text);
  say(
    `\n${folder} is made. Write shops into shops.csv, put pictures, drawings of floors and texts into their folders, and send it again.`,
  );
}

/** What goes to the content system. */
interface Load {
  files: FolderFiles;
  content: CentreContent;
  removals: readonly EntryName[];
}

async function send(door: ContentDoor, { files, content, removals }: Load) {
  for (const picture of content.files) {
    const refused = await door.file(picture, new Uint8Array(files.read(picture.path)));
    if (refused !== undefined) say(`${picture.path}: ${refused}`);
  }
  const sent = [...(await door.entries(content.entries)), ...(await door.remove(removals))];
  summarise(sent);
  const left = leftBehind(await door.list(), content.entries);
  if (left.length === 0) return;
  say('No longer in the folder, and still there. To take it away, add what you no longer want:');
  for (const { type, key } of left) say(`  --remove ${type}:${key}`);
}

function summarise(sent: readonly Sent[]) {
  for (const { type, key, locale, reason } of sent.filter(({ outcome }) => outcome === 'refused'))
    say(`${type} ${key}${locale ? ` (${locale})` : ''} was refused: ${reason ?? 'no reason given'}`);
  const counts = Map.groupBy(sent, ({ outcome }) => outcome);
  say(`Sent: ${[...counts].map(([outcome, list]) => `${list.length} ${outcome}`).join(', ')}.`);
}

/** Sends it to the content system that runs, whatever its settings are; else starts both programs with the centre's. */
async function sendOrStart(
  load: Load,
  centre: Centre,
  { folder, intoExisting }: Pick<Sending, 'folder' | 'intoExisting'>,
  { command, start, prepare }: Place,
) {
  const own = process.env.DATA_DIR || ownDataDir(folder);
  /** Without a word of DATA_DIR, what runs may be this centre, or what `npm start` has started. */
  const dataDirs = process.env.DATA_DIR ? [own] : [own, '.data'];
  const settings = settingsOf(centre);
  /** Before what is kept with the data comes into the environment. */
  const addresses = saidAddresses(process.env);
  // What is loaded here reads the environment at once.
  for (const [name, value] of Object.entries({ ...settings, DATA_DIR: own })) process.env[name] ||= value;
  const { ADDRESSES } = await import('../programs/own-settings.ts');
  const { keepSettings } = await import('../programs/kept-settings.ts');
  const { runBoth } = await import('../programs/run-both.ts');
  const sending: Sending = {
    ...{ command, folder, dataDirs, intoExisting, addresses },
    centre: slugOf(centre.name[centre.languages[0]] ?? ''),
    url: ADDRESSES.contentUrl,
  };
  const answers = await fetch(`${ADDRESSES.contentUrl}/readyz`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  if (answers?.ok) {
    const freePorts = { website: ADDRESSES.port + 100, content: ADDRESSES.contentPort + 100 };
    await openDoor({ ...sending, freePorts })
      .then((door) => send(door, load))
      .catch((error: Error) => fail(error.message));
    return;
  }
  await runBoth({
    ...prepare,
    /** To the one that was started for this centre, which is started with the same settings again. */
    ready: async () => {
      const door = await openDoor({ ...sending, dataDirs: [own] });
      const told = Object.keys(settings).map((name) => [name, process.env[name] ?? '']);
      keepSettings(resolve(ROOT, own), Object.fromEntries(told));
      await send(door, load);
      say(`To start this centre again: ${assigned(addresses)}DATA_DIR=${own} ${start}`);
      if (centre.publicUrl)
        say(`Once visitors come by ${centre.publicUrl}, put PUBLIC_URL=${centre.publicUrl} before it.`);
    },
  });
}

function argumentsOf(args: readonly string[], { command }: Place) {
  try {
    return readArguments(args);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage(command)}`);
  }
}

/**
 * Reads a folder that describes a centre (docs/new-centre.md), says what could not be read, and sends the rest to the
 * content system of this machine. Where none runs, it starts both programs with data of that centre's own (`DATA_DIR`,
 * else `.data-<folder>`), and leaves them running. A database that has another centre is written over with
 * `--into-existing` alone. `--check` only reads. Exit code 1 = nothing was sent.
 * In a terminal a folder that is not there yet is made out of the answers to a few questions; with `--ask` those may be
 * piped in.
 */
export async function makeCentre(args: string[], place: Place): Promise<void> {
  const { folder: given, help, ask, check, intoExisting, removals } = argumentsOf(args, place);
  if (help) {
    say(usage(place.command));
    process.exit(0);
  }
  if (given === undefined) fail(`Say which folder:\n\n${usage(place.command)}`);
  const folder = resolve(given);
  if (ask && existsSync(folder)) fail(`${folder} is there already: say one that is not.`);
  if (ask || (process.stdin.isTTY && !existsSync(folder))) await askFor(folder);
  const fault = folderFault(folder);
  if (fault !== undefined) fail(fault);

  const files = filesOf(folder);
  const { centre, content, remarks } = await readCentre(files, new Date());
  printRemarks(remarks);
  if (!centre) fail('\nNothing was sent: mend centre.yaml first.');
  const left = remarks.filter(({ weight }) => weight === 'left-out');
  say(
    `\n${counted(centre.shops.length, 'shop')}, ${counted(centre.floors.length, 'floor')}, ${counted(centre.languages.length, 'language')}; ${counted(left.length, 'thing')} left out.`,
  );
  if (check) process.exit(0);
  await sendOrStart({ files, content, removals }, centre, { folder: given, intoExisting }, place);
}
