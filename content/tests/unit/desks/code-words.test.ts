import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARY_TRANSLATIONS } from '../../../src/admin/desks/library-words';
import { DESK_TRANSLATIONS } from '../../../src/admin/desks/translations';

const STRAPI = join(import.meta.dirname, '../../../node_modules/@strapi');

/** Parts of the admin, and what stands before their keys in the common table. */
const PARTS = { admin: '', 'content-manager': 'content-manager.', i18n: 'i18n.', upload: 'upload.' } as const;

/** Pages that staff of a centre never see: settings, the paid edition, banners, what is off, what is for tests. */
const UNSEEN =
  /\/ee\/|[sS]ettings|Marketplace|Onboarding|GuidedTour|Configur|Banner|\/history\/|\/preview\/|NoContentType|\/ai\/|AIMetadata|\/tests\/|CreateLocale|CheckboxConfirmation|StrapiApp/;
/** Written by machine in the paid edition; what history, preview and releases of Strapi's own would say; names of file formats. */
const UNSAID =
  /metadata|history\.|preview\.|restore\.success|content-releases|settings\.section\.(?:csv|pdf|xls|zip)/i;

const keysOf = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^ +"?([\w.-]+)"?:/gm)].map(([, key]) => key ?? '')
    : [];

/** Keys that have Polish, as the common table has them. */
const polish = new Set([
  ...keysOf(join(STRAPI, 'admin/dist/admin/admin/src/translations/pl.json.mjs')),
  ...Object.entries(PARTS).flatMap(([part, prefix]) =>
    keysOf(join(STRAPI, part, 'dist/admin/translations/pl.json.mjs')).map((key) => prefix + key),
  ),
  ...Object.keys(LIBRARY_TRANSLATIONS.pl),
  ...Object.keys(DESK_TRANSLATIONS.pl),
]);

/** Words that the code of a part asks for: their keys in the common table, and their English. */
function asked(part: keyof typeof PARTS): (readonly [key: string, english: string])[] {
  const code = join(STRAPI, part, 'dist/admin');
  return globSync('**/*.mjs', { cwd: code })
    .filter((file) => !UNSEEN.test(file) && !file.includes('translations'))
    .flatMap((file) =>
      [
        ...readFileSync(join(code, file), 'utf8').matchAll(
          /id: (getTrad\w*\()?['"`]([\w.-]+)['"`]\)?,\s*defaultMessage: (['"`])((?:\\.|(?!\3)[^\\])*)\3/g,
        ),
      ].map(([, own, key = '', , english = '']) => [(own ? PARTS[part] : '') + key, english] as const),
    );
}

it('has Polish for every word that the code of the admin falls back on', () => {
  const words = Object.keys(PARTS).flatMap((part) => asked(part as keyof typeof PARTS));
  expect(words.length).toBeGreaterThan(500);
  const missing = words.filter(([key]) => !UNSAID.test(key) && !polish.has(key));
  expect(Object.fromEntries(missing)).toEqual({});
});
