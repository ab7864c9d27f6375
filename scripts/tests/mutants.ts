import { constants, setPriority } from 'node:os';
import { installContent } from '../programs/prepare.ts';
import { run } from '../steps.ts';
import { chosenModules } from './mutated-modules.ts';

// Changes the code of the modules that must not be wrong in many small ways, and looks whether their tests notice:
// `npm run test:mutants`, `npm run test:mutants addresses page-shelf` for some of them. It takes long, and gives way.
const names = process.argv.slice(2).join(',');

try {
  chosenModules(names);
  await installContent();
  setPriority(constants.priority.PRIORITY_LOW);
  await run('stryker', ['run'], { env: { MUTANTS: names }, output: 'show' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
