/**
 * `npm run new-centre -- <folder>`: reads a folder that describes a centre (docs/new-centre.md), says what could not be
 * read, and sends the rest to the content system of this machine. Where none runs, it starts both programs with data of
 * that centre's own (`DATA_DIR`, else `.data-<folder>`), and leaves them running. A database that has another centre is
 * written over with `--into-existing` alone. `--check` only reads. Exit code 1 = nothing was sent.
 * In a terminal a folder that is not there yet is made out of the answers to a few questions; with `--ask` those may be
 * piped in.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askCentre } from '../new-centre/src/asking/ask-centre.ts';
import { firstFolder } from '../new-centre/src/asking/first-folder.ts';
import { askInTerminal } from '../new-centre/src/asking/terminal.ts';
import type { CentreContent } from '../new-centre/src/entries/centre-entries.ts';
import type { Centre } from '../new-centre/src/folder/centre.ts';
import { type FolderFiles, filesOf } from '../new-centre/src/folder/folder-files.ts';
import { slugOf } from '../new-centre/src/folder/slugs.ts';
import { readCentre } from '../new-centre/src/read-centre.ts';
import type { Remark } from '../new-centre/src/remark.ts';
import type { ContentDoor, Sent } from '../new-centre/src/send/content-door.ts';
import { openDoor, ownDataDir, type Sending } from './new-centre/open-door.ts';
import { ROOT } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ask: { type: 'boolean' },
    check: { type: 'boolean' },
    'into-existing': { type: 'boolean' },
    remove: { type: 'string', multiple: true },
  },
});

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(remarks: readonly Remark[]) {
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

const [given] = positionals;
if (given === undefined) fail('Say which folder: npm run new-centre -- my-centre');
const folder = resolve(given);
if (values.ask && existsSync(folder)) fail(`${folder} is there already: say one that is not.`);
if (values.ask || (process.stdin.isTTY && !existsSync(folder))) await askFor(folder);
if (!existsSync(folder) || !statSync(folder).isDirectory()) fail(`${folder} is no folder.`);

const files = filesOf(folder);
const { centre, content, remarks } = await readCentre(files, new Date());
tell(remarks);
if (!centre) fail('\nNothing was sent: mend centre.yaml first.');
const left = remarks.filter(({ weight }) => weight === 'left-out').length;
say(
  `\n${centre.shops.length} shops, ${centre.floors.length} floors, ${centre.languages.length} languages; ${left} things left out.`,
);
if (values.check) process.exit(0);

const removals = (values.remove ?? []).map((name) => {
  const [type = '', key = ''] = name.split(':');
  if (key === '') fail(`--remove ${name}: write the type and the key, as in tenant:halland.`);
  return { type, key };
});

const dataDir = process.env.DATA_DIR || ownDataDir(folder);
const settings = settingsOf(centre);
/** Without a word of DATA_DIR, what runs may be this centre, or what `npm start` has started. */
const dataDirs = process.env.DATA_DIR ? [dataDir] : [dataDir, '.data'];
// What is loaded here reads the environment at once.
for (const [name, value] of Object.entries({ ...settings, DATA_DIR: dataDir })) process.env[name] ||= value;
const { ADDRESSES } = await import('./programs/own-settings.ts');
const { keepSettings } = await import('./programs/kept-settings.ts');
const { buildContent, buildWebsite, installContent } = await import('./programs/prepare.ts');
const { runBoth } = await import('./programs/run-both.ts');

const sending: Sending = {
  folder: given,
  centre: slugOf(centre.name[centre.languages[0]] ?? ''),
  url: ADDRESSES.contentUrl,
  dataDirs,
  intoExisting: values['into-existing'] === true,
};

async function send(door: ContentDoor, from: FolderFiles, { files: pictures, entries }: CentreContent) {
  for (const picture of pictures) {
    const refused = await door.file(picture, new Uint8Array(from.read(picture.path)));
    if (refused !== undefined) say(`${picture.path}: ${refused}`);
  }
  const sent = [...(await door.entries(entries)), ...(await door.remove(removals))];
  summarise(sent);
}

function summarise(sent: readonly Sent[]) {
  for (const { type, key, locale, reason } of sent.filter(({ outcome }) => outcome === 'refused'))
    say(`${type} ${key}${locale ? ` (${locale})` : ''} was refused: ${reason ?? 'no reason given'}`);
  const counts = Map.groupBy(sent, ({ outcome }) => outcome);
  say(`Sent: ${[...counts].map(([outcome, list]) => `${list.length} ${outcome}`).join(', ')}.`);
}

/** To a content system that runs already, whatever its settings are. */
async function sendThere() {
  const freePorts = { website: ADDRESSES.port + 100, content: ADDRESSES.contentPort + 100 };
  await send(await openDoor({ ...sending, freePorts }), files, content);
}

/** To the one that was started for this centre, which is started with the same settings again. */
async function sendHere() {
  const door = await openDoor({ ...sending, dataDirs: [dataDir] });
  const told = Object.keys(settings).map((name) => [name, process.env[name] ?? '']);
  keepSettings(resolve(ROOT, dataDir), Object.fromEntries(told));
  await send(door, files, content);
  say(`To start this centre again: DATA_DIR=${dataDir} npm start`);
}

const answers = await fetch(`${ADDRESSES.contentUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
  () => undefined,
);
if (answers?.ok) {
  await sendThere().catch((error: Error) => fail(error.message));
} else {
  await runBoth({
    content: async () => {
      await installContent();
      await buildContent();
    },
    website: buildWebsite,
    ready: sendHere,
  });
}
