import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownFiles } from '../../git/own-files.ts';
import { ROOT } from '../../steps.ts';
import { chargeOf, isOfTests, type Manifest, undeclaredImports } from './declared-imports.ts';
import { unusedPackages } from './unused-packages.ts';

/**
 * Every package that a file imports is declared where it is used, since what another one brings may go with its next
 * version; and what is declared is used. Exit 1 on a breach.
 */
const CODE = /\.(?:[cm]?[jt]sx?|astro)$/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const files = ownFiles(ROOT);

const manifests = new Map(
  files
    .filter((file) => basename(file) === 'package.json')
    .map((file): [string, Manifest] => [dirname(file), JSON.parse(read(file))]),
);

const code = files
  .filter((file) => CODE.test(file))
  .map((file) => ({ file, text: read(file), charge: chargeOf(file, manifests) }));

const undeclared = code.flatMap(({ file, text }) =>
  undeclaredImports(file, text, manifests).map(
    (name) => `${file} imports ${name}, which the package.json of its folder does not declare`,
  ),
);
const unused = [...manifests].flatMap(([folder, manifest]) => {
  const own = code.filter(({ file, charge }) => charge === folder || (folder === '.' && isOfTests(file)));
  const texts = own.map(({ text }) => text);
  return unusedPackages(manifest, texts).map(
    (name) => `${folder}/package.json declares ${name}, which nothing there uses`,
  );
});
const breaches = [...undeclared, ...unused];
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exit(breaches.length > 0 ? 1 : 0);
