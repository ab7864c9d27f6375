import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { type Manifest, undeclaredImports } from './declared-imports.ts';

/** Every package that a file imports is declared where it is used: what another one brings may go with its next version. Exit 1 on a breach. */
const CODE = /\.(?:[cm]?[jt]sx?|astro)$/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const manifests = new Map(
  files
    .filter((file) => basename(file) === 'package.json')
    .map((file): [string, Manifest] => [dirname(file), JSON.parse(read(file))]),
);

const breaches = files
  .filter((file) => CODE.test(file))
  .flatMap((file) =>
    undeclaredImports(file, read(file), manifests).map(
      (name) => `${file} imports ${name}, which the package.json of its folder does not declare`,
    ),
  );
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exit(breaches.length > 0 ? 1 : 0);
