import type { Locale } from '@mall/contract';
import { omitUndefined } from '@mall/contract/fields.ts';
import type { Remark } from '../../remark.ts';
import { type Centre, type Languages, TEXT_NAMES } from '../centre.ts';
import { textOfFile } from '../decode.ts';
import { type FolderFiles, findPath } from '../folder-files.ts';
import { type Missing, readLanguage } from '../languages.ts';
import { nearest } from '../nearest.ts';
import { guessed, leftOut, type Tell, tellOf } from '../telling.ts';
import { readAddress } from './address.ts';
import { readCategories } from './categories.ts';
import { checked, said } from './check.ts';
import { readFloors } from './floors.ts';
import { type RawSettings, settingsSchema } from './schema.ts';
import { readTheme } from './theme.ts';
import { readCentreHours } from './timetable.ts';
import { readWords, type WordsContext } from './words.ts';
import { type Plain, placeOf, readYaml, type YamlData } from './yaml-data.ts';

const FILE = 'centre.yaml';
/** What is taken until the settings say it. */
const TIME_ZONE = 'UTC';
const LANGUAGES: Languages = ['en'];

/** All of a centre that centre.yaml says. */
export type Settings = Omit<Centre, 'shops' | 'places' | 'policies'>;

interface SettingsRead {
  settings: Settings;
  /** The file, as the folder has it. */
  file: string;
  /** Without a name or a language nothing can be made of it, though the sheets can be looked at. */
  isUsable: boolean;
}

/** Undefined where there is no such file, or no settings in it. */
export function readSettings(
  files: FolderFiles,
  missing: Missing,
  remarks: Remark[],
): SettingsRead | undefined {
  const file = findPath(files, FILE) ?? findPath(files, 'centre.yml');
  const tell = tellOf(remarks, file ?? FILE);
  const text = file === undefined ? undefined : textOfFile(files, file, tell);
  if (file === undefined)
    tell(
      'the file',
      leftOut('There is no centre.yaml in the folder.', 'Write one: name, languages, timeZone.'),
    );
  if (file === undefined || text === undefined) return undefined;
  const yaml = readYaml(text, tell);
  if (!yaml) {
    tell('the file', leftOut('It holds no settings.', 'Write one setting a line, such as "name: Centre".'));
    return undefined;
  }
  const written = new Set(Object.keys(yaml.data).filter((key) => isWritten(yaml.data[key])));
  mendZone(yaml, tell);
  const raw = checked(settingsSchema, yaml, text, tell);
  if (!raw) return undefined;
  const languages = readLanguages(raw, yaml, tell);
  const context: WordsContext = { file, yaml, languages: languages ?? LANGUAGES, tell, missing };
  tellRequired(raw, written, yaml, tell);
  const settings = settingsFrom(raw, files, context);
  return { settings, file, isUsable: languages !== undefined && settings.name[languages[0]] !== undefined };
}

/** A key alone, without a value, says nothing. */
const isWritten = (value: Plain | undefined): value is Plain => (value ?? '') !== '';

/** A time zone with a misprint is the one that was meant; of any other that there is not, UTC is taken. */
function mendZone(yaml: YamlData, tell: Tell): void {
  const { timeZone } = yaml.data;
  if (!isWritten(timeZone) || settingsSchema.shape.timeZone.safeParse(timeZone).success) return;
  const meant =
    typeof timeZone === 'string' ? nearest(timeZone, Intl.supportedValuesOf('timeZone')) : undefined;
  yaml.data.timeZone = meant ?? TIME_ZONE;
  tell(
    placeOf(yaml, ['timeZone']),
    meant === undefined
      ? guessed(
          `timeZone cannot be ${said(timeZone)}; ${TIME_ZONE} was taken.`,
          'Write a time zone such as Europe/Vilnius.',
        )
      : guessed(`There is no time zone ${said(timeZone)}; ${meant} was taken.`, `Write ${meant}.`),
  );
}

function readLanguages(raw: RawSettings, yaml: YamlData, tell: Tell): Languages | undefined {
  const codes =
    typeof raw.languages === 'string'
      ? raw.languages.split(/[\s,;]+/).map((value, index) => ({ value, index }))
      : (raw.languages ?? []);
  const found = new Set<Locale>();
  for (const { value: code, index } of codes) {
    const at = placeOf(yaml, ['languages', index]);
    const { value, fault } = readLanguage(code);
    if (fault) tell(at, fault);
    if (value && found.has(value)) tell(at, leftOut(`${value} stands twice.`, 'Take one of them out.'));
    if (value) found.add(value);
  }
  const [main, ...others] = found;
  return main && [main, ...others];
}

/** Of what has to stand there; what stands there and cannot be read has been told already. */
function tellRequired(raw: RawSettings, written: ReadonlySet<string>, yaml: YamlData, tell: Tell): void {
  const say = (key: 'name' | 'languages' | 'timeZone', assumed: string, mend: string) => {
    if (raw[key] !== undefined) return;
    const fault = assumed === '' ? leftOut : guessed;
    if (!written.has(key) || assumed !== '')
      tell(
        placeOf(yaml, [key]),
        fault(`${key} is missing${assumed === '' ? '' : `; ${assumed} was taken`}.`, mend),
      );
  };
  say('name', '', 'Write "name: " and the name of the centre.');
  say('languages', '', 'Write "languages: [lt-LT, en]", the default one first.');
  say('timeZone', TIME_ZONE, 'Write "timeZone: Europe/Vilnius".');
}

function settingsFrom(raw: RawSettings, files: FolderFiles, context: WordsContext): Settings {
  const words = (key: keyof RawSettings, isProper = false) =>
    readWords(raw[key], { path: [key], isProper }, context);
  return omitUndefined({
    name: words('name', true) ?? {},
    languages: context.languages,
    timeZone: raw.timeZone ?? TIME_ZONE,
    address: readAddress(raw.address, context),
    phone: raw.phone,
    email: raw.email,
    publicUrl: raw.publicUrl?.replace(/\/+$/, ''),
    hours: readCentreHours(raw, context),
    floors: readFloors(raw.floors ?? [], files, context),
    map: omitUndefined(raw.map ?? {}),
    theme: readTheme(raw.theme ?? {}, files, context),
    categories: readCategories(raw.categories ?? [], context),
    socialLinks: socialLinks(raw.socialLinks),
    texts: omitUndefined(Object.fromEntries(TEXT_NAMES.map((name) => [name, words(name)]))),
  });
}

function socialLinks(raw: RawSettings['socialLinks']): Centre['socialLinks'] {
  if (!Array.isArray(raw)) return Object.entries(raw ?? {}).map(([name, url]) => ({ name, url }));
  return raw.map(({ value: url }) => ({ name: new URL(url).hostname.replace(/^www\./, ''), url }));
}
