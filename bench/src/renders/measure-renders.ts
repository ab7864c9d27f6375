import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface RenderFigures {
  /** Processor milliseconds of the calibration. */
  calibration: number;
  /** Processor milliseconds of a render by page kind, medians. */
  figures: Record<string, number>;
}

/** Measures renders in a process of its own, alone on one processor. @param paths of a page by its kind */
export async function measureRenders(
  contentUrl: string,
  paths: Readonly<Record<string, string>>,
): Promise<RenderFigures> {
  const { stdout } = await run(
    'taskset',
    ['-c', '0', process.execPath, join(import.meta.dirname, 'renders.ts'), JSON.stringify(paths)],
    { env: { ...process.env, NODE_ENV: 'production', CONTENT_URL: contentUrl }, maxBuffer: 1_048_576 },
  );
  return JSON.parse(stdout);
}
