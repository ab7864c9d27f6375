import type { Locale } from '@mall/contract';
import type { Remark } from '../remark.ts';
import { type Languages, POLICY_NAMES, type Policy, type PolicyName, type Words } from './centre.ts';
import { textOfFile } from './decode.ts';
import { type FolderFiles, findPath } from './folder-files.ts';
import { lacking, languageAmong, type Missing, withDefault, wordsFrom } from './languages.ts';
import { leftOut, tellOf } from './telling.ts';

const UNDER = 'texts/';
/** What the file of one policy in one language is called: "texts/terms.md" in the centre's own, "texts/terms.ru.md". */
const FILE = /^texts\/([^/.]+)(?:\.([^/.]+))?\.(?:md|markdown|txt)$/i;
const TITLE = /^\s*#[ \t]+(.+?)[ \t#]*(?:\n|$)/;

interface Written {
  title: Map<Locale, string>;
  text: Map<Locale, string>;
}

/**
 * Terms, privacy and cookie policy in `texts/`, each with its title as the first heading. A policy that is not there is
 * told, since law asks for it and every page's foot has a place for it.
 */
export function readPolicies(
  files: FolderFiles,
  languages: Languages,
  missing: Missing,
  remarks: Remark[],
): { readonly [P in PolicyName]?: Policy } {
  const written = new Map<PolicyName, Written>();
  for (const path of files.paths.filter((one) => one.toLowerCase().startsWith(UNDER)))
    readFile(path, files, languages, written, remarks);
  return Object.fromEntries(
    POLICY_NAMES.flatMap((name) => {
      const policy = policyOf(name, written.get(name), languages, files, missing, remarks);
      return policy ? [[name, policy]] : [];
    }),
  );
}

function readFile(
  path: string,
  files: FolderFiles,
  languages: Languages,
  written: Map<PolicyName, Written>,
  remarks: Remark[],
): void {
  const tell = tellOf(remarks, path);
  const [, stem = '', code] = FILE.exec(path) ?? [];
  const name = POLICY_NAMES.find((one) => one === stem.toLowerCase());
  if (name === undefined) {
    tell('the file', leftOut('It is no text that is read.', `Read are: ${POLICY_NAMES.join('.md, ')}.md.`));
    return;
  }
  const { value: locale, fault } =
    code === undefined ? { value: languages[0] } : languageAmong(code, languages);
  if (fault) tell('the name', fault);
  const text = locale && textOfFile(files, path, tell);
  if (!locale || text === undefined) return;
  const title = TITLE.exec(text);
  if (!title) {
    tell(
      'the first line',
      leftOut('The text has no title.', 'Begin it with a line such as "# Privacy policy".'),
    );
    return;
  }
  const own = written.get(name) ?? { title: new Map(), text: new Map() };
  written.set(name, own);
  own.title.set(locale, title[1] ?? '');
  own.text.set(locale, text.slice(title[0].length).trim());
}

function policyOf(
  name: PolicyName,
  written: Written | undefined,
  languages: Languages,
  files: FolderFiles,
  missing: Missing,
  remarks: Remark[],
): Policy | undefined {
  const path = `${UNDER}${name}.md`;
  const read = (words: Map<Locale, string>): Words | undefined =>
    withDefault(wordsFrom(words), languages)?.words;
  const title = written && read(written.title);
  const text = written && read(written.text);
  if (!written || !title || !text) {
    if (findPath(files, path) === undefined)
      tellOf(remarks, path)(
        'the file',
        leftOut('There is no such text.', 'Write it: the foot of every page leads there.'),
      );
    return undefined;
  }
  for (const locale of lacking(wordsFrom(written.title), languages))
    missing.note(path, 'the text', locale, '');
  return { title, text };
}
