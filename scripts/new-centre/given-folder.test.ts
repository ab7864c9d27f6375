import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { questions } from '../../new-centre/src/asking/questions.ts';
import { folderFault } from './given-folder.ts';

it('says of a folder that is not there how it can be made', () => {
  const directory = mkdtempSync(join(tmpdir(), 'given-'));
  const file = join(directory, 'a.txt');
  writeFileSync(file, '');
  try {
    expect(folderFault(directory)).toBeUndefined();
    expect(folderFault(file)).toBe(`${file} is no folder.`);
    for (const missing of [join(directory, 'oak'), join(file, 'oak')])
      expect(folderFault(missing)).toBe(
        `There is no folder ${missing}.
In a terminal this command makes it out of twelve answers. Without one, make it with a centre.yaml in it: name, languages and timeZone are enough to begin with.`,
      );
    expect(questions('UTC')).toHaveLength(12);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
