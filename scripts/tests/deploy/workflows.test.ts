import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../steps.ts';

const WORKFLOWS = join(ROOT, '.github/workflows');
const read = (name: string) => readFileSync(join(WORKFLOWS, name), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);
const nightly = read('nightly.yml');

/** `npm run X` of a workflow, those of a matrix included. */
const commandsOf = (text: string) => [
  ...[...text.matchAll(/npm run ([a-z\d:]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/^ +- (test:[a-z\d]+)/gm)].map(([, name = '']) => name),
];

describe('hosted runs', () => {
  it.each(readdirSync(WORKFLOWS))('%s runs nothing but commands that there are', (name) => {
    const commands = commandsOf(read(name));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  });

  it.each(['programs', 'journeys'])('see every folder of e2e/%s whole, at night', (room) => {
    const folders = readdirSync(join(ROOT, 'e2e', room)).map((folder) => `${room}/${folder}/`);
    const parts = [...nightly.matchAll(/^ +- test:e2e .*?((?:programs|journeys)\/\S+)$/gm)].map(
      ([, part]) => part,
    );
    expect(parts.filter((part) => part?.startsWith(room)).toSorted()).toEqual(folders.toSorted());
  });

  it('see every long part of test:all, at night', () => {
    const [, long = ''] =
      /^const LONG = \{\n([\s\S]+?)^\};/m.exec(readFileSync(join(ROOT, 'scripts/test.ts'), 'utf8')) ?? [];
    const names = [...long.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => `test:${name}`);
    expect(names).toContain('test:faults');
    expect(commandsOf(nightly)).toEqual(expect.arrayContaining(names));
  });
});
