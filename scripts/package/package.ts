import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gitOrNothing } from '../git/git.ts';
import { buildContent, buildWebsite, installContent } from '../programs/prepare.ts';
import { bomOf, licenceList } from '../sbom/documents.ts';
import { shippedPackages, unique } from '../sbom/shipped.ts';
import { ROOT, run, step } from '../steps.ts';
import { archiveName, BUILD_TIME_PACKAGES, COMMANDS, isLeftOut, OWN_FILES } from './contents.ts';
import { shipNodeLicence } from './node-licence.ts';

// `npm run package`: dist/mall-<version>-linux-x64.tar.gz with its SHA-256 beside it, to be unpacked and started without
// network or build. gzip, since a bare Debian unpacks neither zstd nor xz.
const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
if (process.platform !== 'linux' || process.arch !== 'x64') {
  process.stderr.write(
    `The archive is one for linux-x64 and has to be made there; this is ${process.platform}-${process.arch}.\n`,
  );
  process.exit(1);
}
const name = archiveName(version);
const dist = join(ROOT, 'dist');
const stage = join(dist, name);
/** The same moment in every file, so that the same sources give the same archive: that of the commit. */
const made = new Date(gitOrNothing(ROOT, 'log', '-1', '--format=%cI') || 0);

await installContent();
await buildContent();
await buildWebsite();
rmSync(stage, { recursive: true, force: true });
await step('Installing what the programs are run with', installForRunning);
await step('Putting our own files beside it', async () => copyOwn());
writeLists();
await step('Leaving out what is never run', async () => slim());
await step('Packing', pack);

/** From both lockfiles, without tools; what the cache of npm holds is not fetched again. */
async function installForRunning() {
  const manifests = ['contract', 'demo', 'website', 'new-centre', 'e2e', 'bench', 'content'].map(
    (one) => `${one}/package.json`,
  );
  for (const file of ['package.json', 'package-lock.json', 'content/package-lock.json', ...manifests])
    copy(file);
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const install = ['install', '--omit=dev', '--ignore-scripts', ...quietly];
  const workspaces = ['contract', 'demo', 'website', 'new-centre'].flatMap((one) => ['--workspace', one]);
  await run('npm', [...install, ...workspaces], { cwd: stage });
  await run('npm', install, { cwd: join(stage, 'content') });
  for (const one of ['e2e', 'bench']) rmSync(join(stage, one), { recursive: true });
  // Among the tools in the lockfile, and what runs both programs.
  for (const file of ['package.json', 'bin/node']) copy(`node_modules/node/${file}`);
  const runtime = 'node_modules/node';
  await shipNodeLicence(join(ROOT, runtime), join(stage, runtime), process.versions.node);
}

function copyOwn() {
  for (const path of OWN_FILES)
    cpSync(join(ROOT, path), join(stage, path), {
      recursive: true,
      filter: (from) => !/\.test\.tsx?$|\.examples\.tsx?$|\.fixture\.\w+$|\/\.built$/.test(from),
    });
  copyFileSync(join(ROOT, 'scripts/package/files/README.md'), join(stage, 'README.md'));
  for (const [file, command] of Object.entries(COMMANDS)) {
    writeFileSync(
      join(stage, file),
      `#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexec "$here/node_modules/node/bin/node" "$here"/${command} "$@"\n`,
    );
    chmodSync(join(stage, file), 0o755);
  }
}

function writeLists() {
  const packages = unique([...shippedPackages(stage), ...shippedPackages(join(stage, 'content'))]);
  const bom = bomOf(packages, version, made);
  writeFileSync(join(stage, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  writeFileSync(join(stage, 'LICENCES.txt'), licenceList(packages));
}

function slim() {
  for (const one of BUILD_TIME_PACKAGES)
    rmSync(join(stage, 'content/node_modules', one), { recursive: true, force: true });
  for (const modules of ['node_modules', 'content/node_modules']) {
    const folder = join(stage, modules);
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      if (file.isFile() && isLeftOut(path.slice(folder.length + 1))) rmSync(path);
    }
  }
}

async function pack() {
  const archive = `${name}.tar.gz`;
  await run(
    'tar',
    [
      ...['--sort=name', `--mtime=${made.toISOString()}`, '--owner=0', '--group=0', '--numeric-owner'],
      ...['--format=gnu', '--use-compress-program=gzip -n -6', '-cf', archive, name],
    ],
    { cwd: dist },
  );
  const digest = createHash('sha256')
    .update(readFileSync(join(dist, archive)))
    .digest('hex');
  writeFileSync(join(dist, `${archive}.sha256`), `${digest}  ${archive}\n`);
  const megabytes = Math.round(statSync(join(dist, archive)).size / 1e6);
  process.stdout.write(`dist/${archive}: ${megabytes} MB, sha256 ${digest}\n`);
  rmSync(stage, { recursive: true });
}

function copy(path: string) {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  copyFileSync(join(ROOT, path), join(stage, path));
}
