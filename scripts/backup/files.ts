import { createHash } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true });

/**
 * Paths of all files below a folder, relative to it, with `/`; none where there is no such folder. One that goes away
 * while it is walked through is left out alone, and nothing beside it.
 */
export async function filesBelow(folder: string, read = entriesOf): Promise<string[]> {
  return (await below(folder, read)).map((file) => relative(folder, file).split(sep).join('/')).sort();
}

async function below(folder: string, read: typeof entriesOf): Promise<string[]> {
  const found: string[] = [];
  for (const entry of (await read(folder).catch(gone)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await below(path, read)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

/**
 * Copies what lies below a folder, and only what is not there yet with the same size and time: the second of two copies
 * takes what came or changed meanwhile. What goes away while it is copied is left out.
 * @returns how many files were copied
 */
export async function copyBelow(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const path of await filesBelow(from)) {
    const target = join(to, path);
    const [source, have] = [await stat(join(from, path)).catch(gone), await stat(target).catch(gone)];
    if (!source || (have?.size === source.size && have.mtimeMs === wholeTime(source.mtimeMs))) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const there = await copyFile(join(from, path), target, constants.COPYFILE_FICLONE).then(
      () => true,
      (error) => gone(error) ?? false,
    );
    if (!there) continue;
    await utimes(target, source.atime, new Date(wholeTime(source.mtimeMs)));
    copied += 1;
  }
  return copied;
}

/** Files are given times in whole milliseconds. */
const wholeTime = (ms: number) => Math.floor(ms);

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
