import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REMOVABLE } from '../../new-centre/src/entries/removable.ts';
import { readFolder } from '../../new-centre/src/folder/read-folder.ts';
import { memoryFiles } from '../../new-centre/src/folder/sample-folder.fixture.ts';
import { settingsSchema } from '../../new-centre/src/folder/settings/schema.ts';
import { slugOf } from '../../new-centre/src/folder/slugs.ts';
import { ROOT } from '../steps.ts';

const guide = readFileSync(join(ROOT, 'docs/new-centre.md'), 'utf8');
const example = /```yaml\n(.*?)```/s.exec(guide)?.[1] ?? '';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

describe('the guide to new centres', () => {
  it('has a centre.yaml that can be read, with all that may stand there', async () => {
    const files = { 'centre.yaml': example, 'mark.svg': MARK, 'pictures/gulls.svg': MARK };
    const { centre, remarks } = await readFolder(memoryFiles({ ...files, 'floors/ground.svg': MARK }));
    // Not every text of the example is in every language.
    const said = remarks.filter(
      ({ file, problem }) => file === 'centre.yaml' && !/^No text in/.test(problem),
    );
    expect(said).toEqual([]);
    expect(centre?.hours.special.map(({ opens }) => opens)).toEqual(['10:00', null]);
    expect(centre?.socialLinks).toHaveLength(2);
    for (const key of Object.keys(settingsSchema.shape)) expect(example).toMatch(new RegExp(`^${key}:`, 'm'));
  });

  it('gives slugs as they are made', () => {
    const pairs = [...guide.matchAll(/"([^"\n]+)" is `([a-z-]+)`/g)];
    expect(pairs).toHaveLength(3);
    for (const [, name = '', slug] of pairs) expect(slugOf(name)).toBe(slug);
  });

  it.each(REMOVABLE)('names %s among what can be removed', (type) => {
    expect(guide).toMatch(new RegExp(`What can be removed.*\`${type}\``));
  });
});
