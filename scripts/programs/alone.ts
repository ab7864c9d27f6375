import { join } from 'node:path';
import { become, ROOT } from '../steps.ts';
import { demoPasswordOf } from './demo-settings.ts';
import { CONTENT_COMMAND, HEAP_ENV, WEBSITE_COMMAND } from './prepare.ts';

/** Runs one program, which is built, in place of this process, by no settings but those of the environment. */
export function becomeProgram(program: 'content' | 'website'): void {
  become(process.execPath, program === 'content' ? CONTENT_COMMAND : WEBSITE_COMMAND, {
    cwd: join(ROOT, program),
    env: { ...demoPasswordOf(process.env), ...HEAP_ENV, NODE_ENV: 'production' },
  });
}
